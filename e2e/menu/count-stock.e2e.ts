import { expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { signIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { tillOn } from '../support/screens/till.ts';

test('stock is counted, goes down with a sale while somebody looks, and cannot be thrown away twice', async ({
  page,
  context,
  maru,
}) => {
  await signIn(page, maru, 'owner');
  const item = menuItemOn(page);
  const { stock } = item;
  await item.open(maru, '대추차');
  await stock.move('start', 'COUNT', '5', '마감 실사');
  await expect(stock.left(5)).toBeVisible();
  await expect(page.getByText('마감 실사')).toBeVisible();

  const tillPage = await context.newPage();
  await tillPage.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/till`);
  const till = tillOn(tillPage);
  await till.add('대추차');
  await till.payInCash();
  await till.nextOrder();
  await expect(stock.left(4)).toBeVisible();

  await stock.move('moves.RECEIVE', 'RECEIVE', '6');
  await expect(stock.left(10)).toBeVisible();
  await stock.move('moves.DISCARD', 'DISCARD', '11', '유통기한 지남');
  await expect(item.dialog.getByRole('alert')).toBeVisible();
  await item.dialog.getByLabel(stock.text('quantity.DISCARD')).fill('3');
  await item.dialog.getByRole('button', { name: stock.text('confirm.DISCARD') }).click();
  await expect(stock.left(7)).toBeVisible();

  await page.getByRole('button', { name: stock.text('moves.STOP') }).click();
  await item.dialog.getByRole('button', { name: stock.text('confirm.STOP') }).click();
  await expect(page.getByRole('button', { name: stock.text('start') })).toBeVisible();
});
