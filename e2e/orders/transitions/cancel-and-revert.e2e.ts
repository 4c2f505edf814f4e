import { expect, type Page } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openSignedIn } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { tillOn } from '#support/screens/till.ts';
import type { Maru } from '#support/start-maru.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;

/** Sells an item for cash and opens its order from the live orders. */
async function sellAndOpen(page: Page, maru: Maru) {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.add('대추차');
  await till.payInCash();
  const number = await till.orderNumber();
  await till.nextOrder();
  await page.getByRole('link', { name: t('hub/app:screens.orders') }).click();
  await ordersOn(page).row(number).getByRole('link').click();
  await expect(orderOn(page).heading(number)).toBeVisible();
  return number;
}

test('an order is cancelled with a reason and reverted, and its receipt shows its current status', async ({
  page,
  maru,
}) => {
  const number = await sellAndOpen(page, maru);
  const order = orderOn(page);
  await expect(order.status('CLOSED')).toBeVisible();

  await order.cancelFor('SOLD_OUT');
  await expect(order.status('CANCELLED')).toBeVisible();
  await expect(order.history('CANCELLED')).toBeVisible();
  await order.showReceipt.click();
  await expect(order.receipt).toContainText(t('contract/receipt:marks.CANCELLED'));
  await page.keyboard.press('Escape');
  await expect(order.receipt).toBeHidden();

  await order.revertFor('MISTAKE');
  await expect(order.status('CLOSED')).toBeVisible();
  await expect(order.history('REVERTED')).toBeVisible();
  await order.showReceipt.click();
  await expect(order.receipt).toContainText(won(6_000));
  await expect(order.receipt).not.toContainText(t('contract/receipt:marks.CANCELLED'));
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(order.heading(number)).toBeVisible();
  await expect(order.status('CLOSED')).toBeVisible();

  const back = page.getByRole('banner').getByRole('link', { name: t('hub/orders:order.back'), exact: true });
  await back.click();
  await ordersOn(page).row(number).getByRole('link').click();
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ordersOn(page).heading).toBeVisible();
});

test('cancelling an order needs a reason', async ({ page, maru }) => {
  await sellAndOpen(page, maru);
  const order = orderOn(page);
  await order.cancel.click();
  await order.dialog.getByRole('button', { name: t('hub/orders:acts.cancel') }).click();
  await expect(order.dialog.getByText(t('hub/lib/forms/forms:reason.missing'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(order.dialog).toBeHidden();
  await expect(order.status('CLOSED')).toBeVisible();
});
