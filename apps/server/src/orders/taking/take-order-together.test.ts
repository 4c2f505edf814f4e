import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { insertDayStart } from '#server/store-settings/store-settings.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const twenty = Array.from({ length: 20 }, (_, i) => i + 1);

test('order numbers count from 1 per store, without gaps or repeats under concurrency', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);

  const orders = await Promise.all(twenty.flatMap(() => [shop.order(one), shop.order(other)]));

  for (const at of [one, other]) {
    const ids = await shop.db.selectFrom('orders').select('id').where('storeId', '=', at.storeId).execute();
    const numbers = orders
      .filter(({ id }) => ids.some((row) => row.id === id))
      .map(({ orderNumber }) => orderNumber);
    expect(numbers.sort((a, b) => a - b)).toEqual(twenty);
  }
});

test('a refused order takes no number', async () => {
  const at = await shop.openStore();
  const wrong = () => shop.call(takeOrder, shop.americano(at, { total: 1 }), at.owner);

  await Promise.all([shop.order(at), wrong(), shop.order(at), wrong()]);

  expect((await shop.order(at)).orderNumber).toBe(3);
});

test('a stock of 3 sells three times to 20 concurrent orders, and the rest are refused as sold out', async () => {
  const at = await shop.openStore();
  const cake = shop.americano(at, { lines: [{ itemId: at.menu.cake, quantity: 1 }], total: 6_800 });

  const answers = await Promise.all(twenty.map(() => shop.call(takeOrder, cake, at.owner)));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 'STORE_ITEM_SOLD_OUT')).toHaveLength(17);
  const left = await shop.db.selectFrom('menuItems').select('stock').where('id', '=', at.menu.cake).execute();
  expect(left).toEqual([{ stock: 0 }]);
});

test('carts with the same counted items in different order do not deadlock', async () => {
  const at = await shop.openStore();
  const { cake, fruitBox } = at.menu;
  await shop.db.updateTable('menuItems').set({ stock: 1_000 }).where('id', 'in', [cake, fruitBox]).execute();
  const lines = [cake, fruitBox].map((itemId) => ({ itemId, quantity: 1 }));

  const orders = await Promise.all(
    twenty.map((i) => shop.order(at, { lines: i % 2 ? lines : lines.toReversed(), total: 12_300 })),
  );

  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(20);
});

test('the business day and its order numbers begin at 04:00', async () => {
  const at = await shop.openStore();
  const days: [string, string, number][] = [
    ['2026-11-21T03:59:59+09:00', '2026-11-20', 1],
    ['2026-11-21T04:00:00+09:00', '2026-11-21', 1],
    ['2026-11-21T23:59:00+09:00', '2026-11-21', 2],
    ['2026-11-22T00:01:00+09:00', '2026-11-21', 3],
    ['2026-11-22T04:00:00+09:00', '2026-11-22', 1],
  ];
  for (const [now, businessDate, orderNumber] of days) {
    shop.clock.now = new Date(now);
    expect(await shop.order(at)).toMatchObject({ businessDate, orderNumber });
  }
});

test('a store can change its day start from a given day on', async () => {
  const at = await shop.openStore({ dayStart: 0 });
  const validFrom = new Date('2026-11-25T00:00:00+09:00');
  const row = { storeId: at.storeId, validFrom, dayStart: 390 };
  await shop.db.transaction().execute((tx) => insertDayStart(tx, row));
  const days: [string, string][] = [
    ['2026-11-24T00:00:00+09:00', '2026-11-24'],
    ['2026-11-24T23:59:59+09:00', '2026-11-24'],
    ['2026-11-26T06:29:59+09:00', '2026-11-25'],
    ['2026-11-26T06:30:00+09:00', '2026-11-26'],
  ];
  for (const [now, businessDate] of days) {
    shop.clock.now = new Date(now);
    expect(await shop.order(at)).toMatchObject({ businessDate });
  }
});
