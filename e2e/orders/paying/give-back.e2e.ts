import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { paymentOn } from '#support/screens/payment.ts';
import { tillOn } from '#support/screens/till.ts';
import { takePartPayment } from '#support/take-part-payment.ts';
import { ko } from '#support/words.ts';

const { won } = ko;

test('a part payment taken by mistake is given back, and the whole order is paid again', async ({
  page,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  await takePartPayment(page, 600);
  const payment = paymentOn(page);
  await payment.partPaid(5_400).click();

  await payment.takeBack.click();
  await payment.confirmGivenBack.click();
  await expect(payment.wholeDue).toBeVisible();
  await expect(payment.takeBack).toBeHidden();
  await payment.way('CASH').click();
  await payment.takeCash.click();
  await expect(payment.paid).toBeVisible();
  await expect(tillOn(page).receipt).toContainText(won(6_000));
});
