import { randomInt } from 'node:crypto';
import { listStockMoves } from '@maru/contract/menu/stock.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { menuItemOn } from '../support/screens/menu-item.ts';
import { tillOn } from '../support/screens/till.ts';

/** From the demo menu; it has no options. */
const name = '대추차';

test('stock is counted, goes down live with a sale, keeps a history, and cannot be discarded beyond what is left', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner', { screen: 'menu' });
  const item = menuItemOn(page);
  const { stock } = item;
  // A unique reason, because the history also contains moves of earlier tries.
  const reason = `Closing count ${randomInt(1_000_000)}`;
  await item.open(maru, name);
  await stock.move('start', 'COUNT', '5', reason);
  await expect(stock.left(5)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();

  const tillPage = await context.newPage();
  await tillPage.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/till`);
  const till = tillOn(tillPage);
  await till.add(name);
  await till.payInCash();
  await till.nextOrder();
  await expect(stock.left(4)).toBeVisible();
  // Sales are not moves: the history shows the gap between two moves as a sale.
  const sold = stock.text('history.orders', { difference: '−1', before: '5', after: '4' });
  const history = stock.history(reason);
  await expect(history.nth(0)).toHaveText(sold);
  await expect(history.nth(1)).toContainText(reason);

  await stock.move('moves.RECEIVE', 'RECEIVE', '6');
  await expect(stock.left(10)).toBeVisible();
  await expect(history.nth(0)).toContainText(stock.text('history.RECEIVE'));
  await expect(history.nth(1)).toHaveText(sold);
  await expect(history.nth(2)).toContainText(reason);
  await page.getByRole('button', { name: stock.text('moves.DISCARD') }).click();
  const [gone, discard] = [
    item.dialog.getByLabel(stock.text('quantity.DISCARD')),
    item.dialog.getByRole('button', { name: stock.text('confirm.DISCARD') }),
  ];
  await discard.click();
  await expect(item.dialog.getByText(item.form('reason.missing'))).toBeVisible();
  await expect(gone).toBeFocused();
  await page.keyboard.type('11', { delay: 80 });
  await expect(gone).toHaveValue('11');
  await item.dialog.getByRole('button', { name: stock.text('reasons.DISCARD.EXPIRED') }).click();
  await discard.click();
  await expect(item.dialog.getByRole('alert')).toBeVisible();

  // The adjustment is saved and shown while the dialog still waits for its history. The new stock must not make the
  // sent amount look invalid.
  const answers = await hold(page, listStockMoves.path);
  await gone.fill('8');
  await discard.click();
  await expect(stock.left(2)).toBeVisible();
  await expect(item.dialog).toBeVisible();
  const asIfSold = { difference: '−8', before: '10', after: '2' };
  await expect(page.getByText(stock.text('history.orders', asIfSold))).toHaveCount(0);
  await expect(item.dialog.getByRole('alert')).toBeHidden();
  await expect(item.dialog.getByRole('status')).toHaveText(stock.text('after', { before: '10', after: '2' }));
  answers.letGo();
  await expect(item.dialog).toBeHidden();
  await expect(stock.left(2)).toBeVisible();

  await page.getByRole('button', { name: stock.text('moves.STOP') }).click();
  await item.dialog.getByRole('button', { name: stock.text('confirm.STOP') }).click();
  await expect(page.getByRole('button', { name: stock.text('start') })).toBeVisible();
});

/** Holds answers of an endpoint until they are released. */
async function hold(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  await page.route(`**${path.replace(/:\w+/g, '*')}?*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letGo: held.resolve };
}
