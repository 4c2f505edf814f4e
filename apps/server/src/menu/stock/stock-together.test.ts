import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { setPlaceEnabled } from '@maru/contract/menu/items.endpoints.ts';
import { changeStoreItems } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { adjustStock, listStockMoves } from '@maru/contract/menu/stock.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { findMenuState } from '#server/menu/menu.queries.ts';
import { deadlocksOf } from '#test/deadlocks.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const times = (count: number) => Array.from({ length: count }, (_, i) => i);

async function openStore(stock: number) {
  const at = await shop.openStore();
  const { cake, fruitBox } = at.menu;
  await shop.db.updateTable('menuItems').set({ stock }).where('id', 'in', [cake, fruitBox]).execute();
  return at;
}

async function stocksOf({ storeId, owner, menu }: At) {
  const { items } = (await shop.call(getCompactMenu, { storeId }, owner)).response;
  return [menu.cake, menu.fruitBox].map((id) => items.find((item) => item.id === id)?.stock);
}

const sellCake = ({ storeId, owner, menu }: At) =>
  shop.call(takeOrder, { storeId, lines: [{ itemId: menu.cake, quantity: 1 }], total: 6_800 }, owner);

test('fifty tills sell the last ten exactly, and forty are refused as sold out', async () => {
  const at = await openStore(10);
  const before = await findMenuState(shop.db, at.storeId);

  const answers = await Promise.all(times(50).map(() => sellCake(at)));

  const sold = answers.filter(({ http }) => http === 200);
  const refused = answers.filter(({ status }) => status === 'STORE_ITEM_SOLD_OUT');
  expect([sold.length, refused.length]).toEqual([10, 40]);
  expect(refused[0]).toMatchObject({ http: 409, detail: { lines: [{ line: 0, left: 0 }] } });
  expect(await stocksOf(at)).toEqual([0, 10]);
  const { revision, version } = await findMenuState(shop.db, at.storeId);
  expect([revision, version]).toEqual([before.revision + 10, before.version]);
  const events = await listEventsAfter(shop.db, at.storeId, 0);
  expect(events.map(({ type, seq }) => [type, seq])).toEqual(times(10).map((i) => ['ORDER_TAKEN', i + 1]));

  // Ten cancellations concurrent with ten more sales: only returned stock is sold again.
  const cancels = Promise.all(sold.map(({ response }) => shop.cancel(at, response.id)));
  const again = await Promise.all(times(10).map(() => sellCake(at)));
  expect((await cancels).map(({ http }) => http)).toEqual(times(10).map(() => 200));
  const soldAgain = again.filter(({ http }) => http === 200).length;
  expect(await stocksOf(at)).toEqual([10 - soldAgain, 10]);
});

test('of the last two, two single sales or one pair succeed, never more', async () => {
  const at = await openStore(2);
  const { storeId, owner, menu } = at;
  const pair = { storeId, lines: [{ itemId: menu.cake, quantity: 2 }], total: 13_600 };

  const answers = await Promise.all([
    ...times(5).map(() => sellCake(at)),
    ...times(5).map(() => shop.call(takeOrder, pair, owner)),
  ]);

  const sold = answers
    .filter(({ http }) => http === 200)
    .map(({ response }) => response.lines.reduce((sum, { quantity }) => sum + quantity, 0))
    .reduce((sum, quantity) => sum + quantity, 0);
  expect(sold).toBe(2);
  expect(await stocksOf(at)).toEqual([0, 2]);
});

test('a count between two sales replaces the effect of the earlier one, and the later one counts', async () => {
  const at = await openStore(100);
  const { storeId, owner, menu } = at;
  const count = () =>
    shop.call(
      adjustStock,
      { storeId, itemId: menu.cake, move: { kind: 'COUNT', counted: 60, reason: '실사' } },
      owner,
    );

  const sales = times(15).map(() => sellCake(at));
  const counts = times(3).map(() => count());
  const more = times(15).map(() => sellCake(at));
  const answers = await Promise.all([...sales, ...counts, ...more]);

  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200));
  const { content } = (await shop.call(listStockMoves, { storeId, itemId: menu.cake }, owner)).response;
  const soldBefore = [...content]
    .reverse()
    .map(({ stockBefore }, i) => (i === 0 ? 100 : 60) - (stockBefore ?? 0));
  expect(soldBefore.every((sold) => sold >= 0)).toBe(true);
  const soldAfter = 30 - soldBefore.reduce((sum, sold) => sum + sold, 0);
  expect(await stocksOf(at)).toEqual([60 - soldAfter, 100]);
});

test('goods received and discarded during fifty sales add up', async () => {
  const at = await openStore(20);
  const { storeId, owner, menu } = at;
  const move = (kind: 'RECEIVE' | 'DISCARD', quantity: number) =>
    shop.call(adjustStock, { storeId, itemId: menu.cake, move: { kind, quantity, reason: '바꿈' } }, owner);

  const answers = await Promise.all([
    ...times(25).map(() => sellCake(at)),
    ...times(5).map(() => move('RECEIVE', 4)),
    ...times(5).map(() => move('DISCARD', 3)),
    ...times(25).map(() => sellCake(at)),
  ]);

  const done = (from: number, to: number) =>
    answers.slice(from, to).filter(({ http }) => http === 200).length;
  const sold = done(0, 25) + done(35, 60);
  expect(done(25, 30)).toBe(5);
  expect(await stocksOf(at)).toEqual([20 + 5 * 4 - done(30, 35) * 3 - sold, 20]);
  const refusals = answers.filter(({ http }) => http !== 200).map(({ status }) => status);
  expect(new Set(refusals).difference(new Set(['STORE_ITEM_SOLD_OUT', 'STOCK_NOT_ENOUGH']))).toEqual(
    new Set(),
  );
});

test('sales, cancellations, counts and edits of the same items never deadlock', async () => {
  const at = await openStore(1_000);
  const { storeId, owner, menu } = at;
  const [cake, fruitBox, americano] = [menu.cake, menu.fruitBox, menu.americano];
  const orders = await Promise.all(times(10).map(() => shop.order(at, twoOf([cake, fruitBox]))));
  const before = await deadlocksOf(shop.pool);
  const place = (itemIds: string[], placeEnabled: boolean) =>
    shop.call(setPlaceEnabled, { storeId, itemIds, placeEnabled }, owner);
  async function dearer(itemIds: string[]) {
    // Not by a call for the menu: of those, only a few of one caller may wait at a time.
    const items = await shop.db
      .selectFrom('menuItems')
      .select(['id', 'version'])
      .where('id', 'in', itemIds)
      .execute();
    const told = itemIds.map((id) => ({ id, version: items.find((item) => item.id === id)?.version ?? 0 }));
    const change = { kind: 'PRICE_AMOUNT' as const, amount: 100 };
    return shop.call(changeStoreItems, { storeId, items: told, change }, owner);
  }
  const count = (itemId: string) =>
    shop.call(adjustStock, { storeId, itemId, move: { kind: 'RECEIVE', quantity: 1, reason: '' } }, owner);

  const answers = await Promise.all([
    ...times(30).map((i) =>
      shop.call(takeOrder, { storeId, ...twoOf(i % 2 ? [cake, fruitBox] : [fruitBox, cake]) }, owner),
    ),
    ...orders.map(({ id }) => shop.cancel(at, id)),
    ...times(8).map((i) =>
      place(i % 2 ? [fruitBox, cake, americano] : [americano, cake, fruitBox], i % 2 === 0),
    ),
    ...times(4).map((i) => dearer(i % 2 ? [fruitBox, cake] : [cake, fruitBox])),
    ...times(6).map((i) => count(i % 2 ? cake : fruitBox)),
  ]);

  const known = ['OK', 'PRICE_CHANGED', 'DATA_WAS_BEEN_MODIFIED'];
  expect(answers.filter(({ status }) => !known.includes(status))).toEqual([]);
  expect((await deadlocksOf(shop.pool)) - before).toBe(0);
  const sold = answers.slice(0, 30).filter(({ http }) => http === 200).length;
  expect(await stocksOf(at)).toEqual([1_000 - sold + 3, 1_000 - sold + 3]);
});

function twoOf(itemIds: string[]) {
  return { lines: itemIds.map((itemId) => ({ itemId, quantity: 1 })), total: 12_300 };
}
