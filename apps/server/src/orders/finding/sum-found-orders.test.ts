import type { InputOf } from '@maru/contract/endpoint.ts';
import { sumFoundOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock } = lockBuilders(shop);
type Filters = Partial<Omit<InputOf<typeof sumFoundOrders>, 'storeId'>>;

const day = { from: '2026-11-20', to: '2026-11-20' };
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });
const terminal = (amount: number) => ({ type: 'INSTORE_CAT' as const, amount });
const at = await shop.openStore();
const { menu, owner, storeId } = at;
const iced = { itemId: menu.americano, choiceIds: [menu.iced], quantity: 2 };

const split = await shop.order(at, {
  lines: [iced, { itemId: menu.fruitBox, quantity: 1 }],
  orderDiscount: { kind: 'AMOUNT', amount: 1_550 },
  total: 13_950,
  tenders: [cash(3_950), terminal(10_000)],
});
const [, onTerminal] = split.payments;
const refund = { paymentId: onTerminal?.id ?? '', amount: 1_395 };
await shop.refund(at, split.id, { amount: 1_395, tenders: [refund] });
const fruit = await shop.order(at, {
  lines: [{ itemId: menu.fruitBox, quantity: 1 }],
  total: 5_500,
  tenders: [cash(5_500)],
});

async function sums(filters: Filters) {
  const answer = await shop.call(sumFoundOrders, { storeId, ...day, ...filters }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

test('the sums are those of all orders that meet the filters', async () => {
  const { orders, moved, part, rows } = await sums({});

  expect(orders?.closed).toMatchObject({ orders: 2, gross: 21_000, discounts: 1_550, refunded: 1_395 });
  expect(orders?.closed.net).toBe(18_055);
  expect([moved, part, rows]).toEqual([null, null, []]);
  expect((await sums({ isDiscounted: true })).orders?.closed.orders).toBe(1);
  expect((await sums({ isDiscounted: false })).orders?.closed.net).toBe(5_500);
  expect((await sums({ usedPoints: true })).orders?.closed.orders).toBe(0);
});

test('a filter for lines adds the sum of the matching lines, in total and for each requested order', async () => {
  const { orders, part, rows } = await sums({ itemId: menu.fruitBox, orderIds: [split.id] });

  // The fruit box is 5,500 of 15,500 won. A tenth of the order was discounted, a tenth of the rest refunded.
  expect(part).toEqual({ quantity: 2, net: 4_455 + 5_500 });
  expect(rows).toEqual([{ orderId: split.id, quantity: 1, net: 4_455 }]);
  expect(orders?.closed.orders).toBe(2);
});

test('a filter for a choice sums what the choice added to the price', async () => {
  const { part } = await sums({ choiceId: menu.iced });
  expect(part).toEqual({ quantity: 2, net: 810 });
});

test('a filter for tenders adds what the matching payments hold, in total and for each requested order', async () => {
  const { part, rows } = await sums({ tenderType: ['INSTORE_CAT'], orderIds: [split.id, fruit.id] });
  expect(part).toEqual({ quantity: null, net: 8_605 });
  expect(rows).toEqual([{ orderId: split.id, quantity: null, net: 8_605 }]);
});

test('by event day the sums are those of transactions, or of refunds only', async () => {
  const basis = 'event' as const;
  expect(await sums({ basis })).toEqual({
    orders: null,
    moved: { approved: 19_450, refunded: 1_395, net: 18_055 },
    part: null,
    rows: [],
  });
  const refunded = { approved: 0, refunded: 1_395, net: -1_395 };
  expect((await sums({ basis, isRefunded: true })).moved).toEqual(refunded);
  expect((await sums({ basis, tenderType: ['INSTORE_CASH'] })).moved?.approved).toBe(9_450);
});

test('a filter for lines that matches nothing adds a sum of zero', async () => {
  const { part } = await sums({ itemId: menu.cake });
  expect(part).toEqual({ quantity: 0, net: 0 });
});

test('a period of more than ten years is refused', async () => {
  const answer = await shop.call(sumFoundOrders, { storeId, from: '2016-01-01', to: '2026-11-20' }, owner);
  expect(answer).toMatchObject({ http: 400, fields: { to: 'tooLarge' } });
});

test('sums are closed while the sales analysis is locked', async () => {
  const locked = await lockedStore(['SALES_ANALYSIS']);
  const ask = () => shop.call(sumFoundOrders, { storeId: locked.storeId, ...day }, locked.owner);

  expect(await ask()).toMatchObject({ status: 'LOCKED' });
  await unlock(locked, locked.owner);
  expect(await ask()).toMatchObject({ http: 200 });
});

test('sums are refused without the right to see sales, without a sign-in and to members of other stores', async () => {
  const staff = await shop.staffOf({ id: storeId });
  const other = await shop.openStore();
  const ask = (as: typeof owner | undefined) => shop.call(sumFoundOrders, { storeId, ...day }, as);

  expect(await ask(staff)).toMatchObject({ http: 403 });
  expect(await ask(undefined)).toMatchObject({ http: 401 });
  expect(await ask(other.owner)).toMatchObject({ http: 404 });
});
