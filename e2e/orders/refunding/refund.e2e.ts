import { expect, type Page } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { tillOn } from '#support/screens/till.ts';
import type { Maru } from '#support/start-maru.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;
const item = '대추차';

/** Sells two of an item for cash and opens the order. */
async function sellTwoAndOpen(page: Page, maru: Maru, who: 'owner' | 'staff') {
  await openSignedIn(page, maru, who);
  const till = tillOn(page);
  await till.add(item);
  await till.add(item);
  await till.payInCash();
  const number = await till.orderNumber();
  await till.nextOrder();
  await page.getByRole('link', { name: t('hub/app:screens.orders') }).click();
  await ordersOn(page).row(number).getByRole('link').click();
  await expect(orderOn(page).heading(number)).toBeVisible();
}

test('an owner refunds a piece and then an amount, and the order and its receipt show what remains', async ({
  page,
  maru,
}) => {
  await sellTwoAndOpen(page, maru, 'owner');
  const order = orderOn(page);

  await order.refundOneOf(item, won(6_000));
  await expect(order.dialog).toBeHidden();
  const refundedOf = (refunded: number) =>
    page.getByText(t('hub/orders:order.refundedOf', { total: won(12_000), refunded: won(refunded) }));
  await expect(refundedOf(6_000)).toBeVisible();

  await order.refundAmount('1000', won(1_000));
  await expect(refundedOf(7_000)).toBeVisible();
  await expect(order.status('CLOSED')).toBeVisible();

  await order.showReceipt.click();
  await expect(order.receipt).toContainText(t('contract/receipt:sums.STANDS'));
  await expect(order.receipt).toContainText(won(5_000));
});

test('staff without the right to refund are told who can refund and cancel', async ({ page, maru }) => {
  await sellTwoAndOpen(page, maru, 'staff');
  const order = orderOn(page);

  await expect(page.getByText(t('hub/orders:acts.withheld.refund'))).toBeVisible();
  await expect(order.refund).toBeHidden();
  await expect(order.cancel).toBeHidden();
});
