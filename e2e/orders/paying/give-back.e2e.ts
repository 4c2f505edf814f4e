import { expect } from '@playwright/test';
import { test } from '#e2e/support/maru.ts';
import { beSignedIn } from '#e2e/support/people.ts';
import { paymentOn } from '#e2e/support/screens/payment.ts';
import { tillOn } from '#e2e/support/screens/till.ts';
import { takePart } from '#e2e/support/take-part.ts';
import { ko } from '#e2e/support/words.ts';

const { won } = ko;

test('a part that was taken by mistake goes back, and the order is paid anew', async ({ page, maru }) => {
  await beSignedIn(page, maru, 'staff');
  await takePart(page, 600);
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
