import type { InputOf } from '@maru/contract/endpoint.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { getSalesInquiry } from '@maru/contract/sales/sales-list.endpoints.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock } = lockBuilders(shop);
type Filters = Partial<InputOf<typeof getSalesInquiry>>;

const day = { from: '2026-11-20', to: '2026-11-20' };
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });
const terminal = (amount: number) => ({ type: 'INSTORE_CAT' as const, amount });

const at = await shop.openStore();
const { storeId, owner } = at;
const staff = await shop.staffOf({ id: storeId });
const discounted = await shop.order(at, {
  orderDiscount: { kind: 'AMOUNT', amount: 500 },
  total: 4_000,
  tenders: [cash(4_000)],
});
const refunded = await shop.order({ ...at, owner: staff }, { tenders: [terminal(4_500)] });
const held = refunded.payments[0]?.id ?? '';
await shop.refund(at, refunded.id, { amount: 1_500, tenders: [{ paymentId: held, amount: 1_500 }] });
const split = await shop.order(at, { tenders: [cash(2_000), terminal(2_500)] });
const cancelled = await shop.order(at, { tenders: [cash(4_500)] });
await shop.cancel(at, cancelled.id);
const open = await shop.order(at, { orderType: 'ONLINE' });
const noon = shop.clock.now;
shop.clock.now = new Date('2026-11-18T12:00:00+09:00');
const earlier = await shop.order(at, { tenders: [cash(4_500)] });
shop.clock.now = noon;

const names = new Map(
  Object.entries({ discounted, refunded, split, cancelled, open, earlier }).map(([name, { id }]) => [
    id,
    name,
  ]),
);

async function list(filters: Filters = {}) {
  const answer = await shop.call(getSalesInquiry, { storeId, ...day, ...filters }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

test('the orders of a period are listed newest first, with what each is worth', async () => {
  const { content, totalElements } = await list();

  expect(totalElements).toBe(5);
  expect(content).toMatchObject([
    { id: open.id, status: 'OPEN', paymentType: 'NOTPAID', net: 0, takenBy: '김마루' },
    { id: cancelled.id, status: 'CANCELLED', total: 4_500, refunded: 0, net: 0 },
    { id: split.id, paymentType: 'COMPLEX', net: 4_500 },
    { id: refunded.id, total: 4_500, refunded: 1_500, net: 3_000 },
    { id: discounted.id, gross: 4_500, discounts: 500, total: 4_000, net: 4_000, pointsUsed: 0 },
  ]);
});

test('the sums of the sales list equal the revenue report, with open and cancelled orders apart', async () => {
  const { sums } = await list();
  const { totals, cancelled: apart } = (
    await shop.call(reportByTime, { storeId, ...day, unit: 'day' }, owner)
  ).response;

  expect(sums).toEqual({
    closed: {
      orders: 3,
      gross: 13_500,
      discounts: 500,
      pointsUsed: 0,
      total: 13_000,
      refunded: 1_500,
      net: 11_500,
    },
    cancelled: { orders: 1, total: 4_500 },
    open: { orders: 1, total: 4_500 },
  });
  expect(totals).toMatchObject({ orders: 3, net: 11_500, discounts: 500, refunded: 1_500 });
  expect(apart).toEqual(sums?.cancelled);
});

test('while a provider decides about a cancellation, the money that it has given back counts as refunded', async () => {
  const store = await shop.openStore();
  const { id } = await shop.order(store);
  await shop.pay(store, id, { paymentMethod: 'card', amount: 1_500 });
  await shop.pay(store, id, { paymentMethod: 'card', amount: 3_000 });
  await shop.terminalWill(store.storeId, 'TIMEOUT');
  await shop.cancel(store, id);
  expect(await shop.readOrder(store, id)).toMatchObject({ status: 'CLOSED', pending: 'CANCEL' });
  const { paid } = await shop.readOrder(store, id);

  const { response } = await shop.call(getSalesInquiry, { storeId: store.storeId, ...day }, store.owner);
  expect(response.sums?.closed).toMatchObject({ total: 4_500, refunded: 4_500 - paid, net: paid });
  expect(response.content).toMatchObject([{ refunded: 4_500 - paid, net: paid }]);
});

test.each<[string, Filters, string[], number]>([
  ['period', { from: '2026-11-18', to: '2026-11-19' }, ['earlier'], 4_500],
  ['status', { status: ['CANCELLED', 'OPEN'] }, ['open', 'cancelled'], 0],
  ['order type', { orderType: ['ONLINE'] }, ['open'], 0],
  ['payment type', { paymentType: ['INSTORE_CASH'] }, ['cancelled', 'discounted'], 4_000],
  ['who took it', { takenBy: staff.id }, ['refunded'], 3_000],
  ['refund', { isRefunded: true }, ['refunded'], 3_000],
  ['nothing that exists', { takenBy: staff.id, status: ['OPEN'] }, [], 0],
])('the sales list is filtered by %s, and so are its sums', async (_name, filters, expected, net) => {
  const { content, sums, totalElements } = await list(filters);

  expect(content.map(({ id }) => names.get(id))).toEqual(expected);
  expect(totalElements).toBe(expected.length);
  expect(sums?.closed.net).toBe(net);
});

test('a cursor leads to the next page; sums come with the first page only, the count with every page', async () => {
  const first = await list({ numberOfElements: 3 });
  const second = await list({ numberOfElements: 3, cursor: first.nextCursor ?? '' });

  expect([first, second].map(({ content }) => content.map(({ id }) => names.get(id)))).toEqual([
    ['open', 'cancelled', 'split'],
    ['refunded', 'discounted'],
  ]);
  expect(first.sums).not.toBeNull();
  expect(second).toMatchObject({ sums: null, totalElements: 5, nextCursor: null });
});

test('a missing period, one of more than 366 days, and an invalid cursor are refused', async () => {
  const ask = (input: object) =>
    shop.call(getSalesInquiry, { storeId, ...input } as InputOf<typeof getSalesInquiry>, owner);

  expect(await ask({ from: '2026-11-20' })).toMatchObject({ http: 400, fields: { to: 'required' } });
  expect(await ask({ from: '2025-11-20', to: '2026-11-21' })).toMatchObject({
    http: 400,
    fields: { to: 'tooLarge' },
  });
  expect(await ask({ from: '2025-11-20', to: '2026-11-20' })).toMatchObject({ http: 200 });
  expect(await ask({ ...day, cursor: 'x' })).toMatchObject({ http: 400, fields: { cursor: 'wrongFormat' } });
});

test('the sales list needs SALES, and an unlocked session while the sales analysis is locked', async () => {
  const locked = await lockedStore(['SALES_ANALYSIS']);
  const input = { storeId: locked.storeId, ...day };
  const [analyst, seller] = await Promise.all([
    shop.staffOf({ id: locked.storeId }, ['SALES']),
    shop.staffOf({ id: locked.storeId }, ['ORDER']),
  ]);

  expect(await shop.call(getSalesInquiry, input, seller)).toMatchObject({ http: 403 });
  expect(await shop.call(getSalesInquiry, input, owner)).toMatchObject({ http: 404 });
  expect(await shop.call(getSalesInquiry, input)).toMatchObject({ http: 401 });
  expect(await shop.call(getSalesInquiry, input, analyst)).toMatchObject({ http: 423, status: 'LOCKED' });
  await unlock(locked, analyst);
  expect(await shop.call(getSalesInquiry, input, analyst)).toMatchObject({ http: 200 });
});
