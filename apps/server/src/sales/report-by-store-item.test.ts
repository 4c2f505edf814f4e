import type { Breakdown } from '@maru/contract/sales/report-terms.ts';
import { reportByStoreItem, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore } = lockBuilders(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;
const day = { from: '2026-11-20', to: '2026-11-20' };
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

async function report({ storeId, owner }: At, by?: Breakdown) {
  const answer = await shop.call(reportByStoreItem, { storeId, ...day, ...(by && { by }) }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

/** Two iced americanos with a shot at 5,500 won each and a typed bag at 500, 10 % off, to go. */
function sellIced(at: At) {
  const iced = { itemId: at.menu.americano, choiceIds: [at.menu.iced, at.menu.shot], quantity: 2 };
  return shop.order(at, {
    lines: [
      { ...iced, itemOrderType: 'TOGO' },
      { name: '봉투', unitPrice: 500, taxable: true, quantity: 1 },
    ],
    ...{ orderDiscount: { kind: 'PERCENT', percent: 10 }, total: 10_350, tenders: [cash(10_350)] },
  });
}

test('revenue is split by item, largest first; lines without an item are one row', async () => {
  const at = await shop.openStore();
  await sellIced(at);
  const fruit = [{ itemId: at.menu.fruitBox, quantity: 1 }];
  await shop.order(at, { lines: fruit, total: 5_500, tenders: [cash(5_500)] });

  const { rows, net } = await report(at);

  expect(net).toBe(15_850);
  expect(rows).toMatchObject([
    {
      id: at.menu.americano,
      name: '아메리카노',
      nameEn: 'Americano',
      orders: 1,
      quantity: 2,
      gross: 11_000,
      net: 9_900,
    },
    { id: at.menu.fruitBox, name: '생과일팩', quantity: 1, gross: 5_500, net: 5_500 },
    { id: null, name: null, isDeleted: false, quantity: 1, gross: 500, discounts: 50, net: 450 },
  ]);
});

test('an item that was renamed and deleted keeps one row under its name', async () => {
  const at = await shop.openStore();
  await shop.order(at, { tenders: [cash(4_500)] });
  const over = { name: '옛 아메리카노', deletedAt: new Date() };
  await shop.db.updateTable('menuItems').set(over).where('id', '=', at.menu.americano).execute();

  expect((await report(at)).rows).toMatchObject([
    { id: at.menu.americano, name: '옛 아메리카노', isDeleted: true, net: 4_500 },
  ]);
});

test('an item that is no longer in the menu has the name under which it was sold', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });
  const gone = '018f0000-0000-7000-8000-000000000001';
  await shop.db
    .updateTable('orderLines')
    .set({ itemId: gone, categoryId: gone })
    .where('orderId', '=', id)
    .execute();

  expect((await report(at)).rows).toMatchObject([{ id: gone, name: '아메리카노', isDeleted: true }]);
  expect((await report(at, 'category')).rows).toMatchObject([{ id: gone, name: '커피', isDeleted: true }]);
});

test('an option counts what it added to the price; the rest of the lines is a row of its own', async () => {
  const at = await shop.openStore();
  await sellIced(at);

  const { rows, net } = await report(at, 'option');

  expect(net).toBe(10_350);
  expect(rows).toMatchObject([
    { id: null, quantity: 3, gross: 9_500, net: 8_550 },
    { name: expect.stringMatching('아이스|샷 추가'), quantity: 2, gross: 1_000, discounts: 100, net: 900 },
    { name: expect.stringMatching('아이스|샷 추가'), quantity: 2, gross: 1_000, discounts: 100, net: 900 },
  ]);
});

test('categories, order types, places and payment types add up to the same revenue', async () => {
  const at = await shop.openStore();
  await sellIced(at);
  const { id } = await shop.order(at, { orderType: 'ONLINE', tenders: [cash(4_500)] });
  await shop.close(at, id);
  const shown = async (by: Breakdown) =>
    (await report(at, by)).rows.map(({ name, type, net }) => [name ?? type, net]);

  expect(await shown('category')).toEqual([
    ['커피', 14_400],
    [null, 450],
  ]);
  expect(await shown('orderType')).toEqual([
    ['INSTORE', 10_350],
    ['ONLINE', 4_500],
  ]);
  expect(await shown('itemOrderType')).toEqual([
    ['TOGO', 9_900],
    ['INSTORE', 4_950],
  ]);
  expect(await shown('paymentType')).toEqual([['INSTORE_CASH', 14_850]]);
});

test('a refund by line lowers its item, a refund by amount lowers all items, and cancelled orders are left out', async () => {
  const at = await shop.openStore();
  const order = await sellIced(at);
  const [payment, line] = [order.payments[0]?.id ?? '', order.lines[0]?.id ?? ''];
  await shop.refund(at, order.id, {
    lines: [{ lineId: line, quantity: 1 }],
    tenders: [{ paymentId: payment, amount: 4_950 }],
  });
  await shop.refund(at, order.id, { amount: 540, tenders: [{ paymentId: payment, amount: 540 }] });
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.cancel(at, id);

  expect((await report(at)).rows).toMatchObject([
    { id: at.menu.americano, orders: 1, quantity: 1, refunded: 5_445, net: 4_455 },
    { id: null, quantity: 1, refunded: 45, net: 405 },
  ]);
});

test('while a provider decides, items agree with the report by time', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, {
    lines: [
      { itemId: at.menu.americano, choiceIds: [at.menu.iced], quantity: 1 },
      { itemId: at.menu.fruitBox, quantity: 1 },
    ],
    total: 10_500,
  });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 3_000 });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 7_500 });
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  await shop.cancel(at, id);
  const { status, pending, paid } = await shop.readOrder(at, id);
  expect({ status, pending }).toEqual({ status: 'CLOSED', pending: 'CANCEL' });
  expect(paid).toBeLessThan(10_500);

  const byTime = await shop.call(reportByTime, { storeId: at.storeId, ...day, unit: 'day' }, at.owner);

  expect(byTime.response.totals.net).toBe(paid);
  for (const by of ['item', 'category', 'option', 'itemOrderType', 'orderType', 'paymentType'] as const)
    expect((await report(at, by)).net).toBe(paid);
});

test('the report by item needs the right SALES in the store, a sign-in, and an unlocked session', async () => {
  const at = await shop.openStore();
  const ask = (storeId: string, token?: { token: string }) =>
    shop.call(reportByStoreItem, { storeId, ...day }, token);
  const { storeId: locked, owner } = await lockedStore();

  expect((await ask(at.storeId)).http).toBe(401);
  expect((await ask(at.storeId, await shop.person())).http).toBe(404);
  expect((await ask(at.storeId, await shop.staffOf({ id: at.storeId }))).http).toBe(403);
  expect(await ask(locked, owner)).toMatchObject({ http: 423, status: 'LOCKED' });
});
