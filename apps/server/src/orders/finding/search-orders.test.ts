import type { InputOf } from '@maru/contract/endpoint.ts';
import { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import { getOrder, type takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { paymentTypes } from '@maru/contract/payments/payment-type.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock } = lockBuilders(shop);
type Filters = Omit<InputOf<typeof searchOrders>, 'storeId'>;

const noon = shop.clock.now;
const at = await shop.openStore();
const { menu, owner, storeId } = at;
const staff = await shop.staffOf({ id: storeId });

async function takeAt(time: string, over: Partial<InputOf<typeof takeOrder>> = {}, as: Caller = owner) {
  shop.clock.now = new Date(`${time}+09:00`);
  const order = await shop.order({ ...at, owner: as }, over);
  shop.clock.now = noon;
  return order;
}

const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });
const terminal = (amount: number) => ({ type: 'INSTORE_CAT' as const, amount });
const iced = { itemId: menu.americano, choiceIds: [menu.iced], quantity: 1 };
const fruit = { itemId: menu.fruitBox, quantity: 1 };

// Wednesday, Thursday and Friday.
const closed = await takeAt('2026-11-18T09:10:00', { tenders: [cash(4_500)] });
const split = await takeAt('2026-11-18T13:00:00', { tenders: [cash(2_000), terminal(2_500)] });
const toGo = await takeAt('2026-11-19T09:50:00', {
  lines: [{ ...iced, itemOrderType: 'TOGO' }, fruit],
  total: 10_500,
  tenders: [terminal(10_500)],
});
const online = await takeAt('2026-11-19T14:00:00', { orderType: 'ONLINE' }, staff);
const cancelled = await takeAt('2026-11-20T02:30:00', {
  lines: [fruit],
  total: 5_500,
  tenders: [cash(5_500)],
});
await shop.cancel(at, cancelled.id);
// On the Monday before.
const refunded = await takeAt('2026-11-16T18:00:00', {
  lines: [fruit],
  total: 5_500,
  tenders: [cash(5_500)],
});
const held = refunded.payments[0]?.id ?? '';
await shop.refund(at, refunded.id, { amount: 1_000, tenders: [{ paymentId: held, amount: 1_000 }] });

const names = new Map(
  Object.entries({ closed, split, toGo, online, cancelled, refunded }).map(([name, { id }]) => [id, name]),
);

async function find(filters: Filters) {
  const answer = await shop.call(searchOrders, { storeId, ...filters }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  expect(answer.response.totalElements).toBe(answer.response.content.length);
  return answer.response.content.map(({ id }) => names.get(id));
}

test.each<[string, Filters, string[]]>([
  ['nothing', {}, ['cancelled', 'online', 'toGo', 'split', 'closed', 'refunded']],
  ['number', { orderNumber: 1 }, ['toGo', 'closed', 'refunded']],
  ['period', { from: '2026-11-19', to: '2026-11-19' }, ['cancelled', 'online', 'toGo']],
  ['hour of the sale', { hour: 9 }, ['toGo', 'closed']],
  ['weekday of the business day', { weekday: 4 }, ['cancelled', 'online', 'toGo']],
  ['weekday in a period', { weekday: 3, from: '2026-11-10', to: '2026-11-18' }, ['split', 'closed']],
  ['weekday without orders', { weekday: 0 }, []],
  ['weekday of no day', { weekday: 4, from: '2026-11-20', to: '2026-11-18' }, []],
  ['status', { status: ['OPEN', 'CANCELLED'] }, ['cancelled', 'online']],
  ['order type', { orderType: ['ONLINE', 'ONLINE_PREORDER'] }, ['online']],
  ['tender, also as one of several', { tenderType: ['INSTORE_CAT'] }, ['toGo', 'split']],
  [
    'tenders',
    { tenderType: ['INSTORE_CASH', 'INSTORE_CAT'], status: ['CLOSED'] },
    ['toGo', 'split', 'closed', 'refunded'],
  ],
  [
    'tender of a movement',
    { ...{ basis: 'event', from: '2026-11-18', to: '2026-11-18' }, tenderType: ['INSTORE_CAT'] },
    ['split'],
  ],
  ['tender that no movement has', { basis: 'event', from: '2026-11-18', tenderType: ['card'] }, []],
  ['item', { itemId: menu.fruitBox }, ['cancelled', 'toGo', 'refunded']],
  ['category', { categoryId: menu.drinks }, ['online', 'toGo', 'split', 'closed']],
  ['option', { choiceId: menu.iced }, ['toGo']],
  ['item to go', { itemOrderType: 'TOGO' }, ['toGo']],
  ['one line that has all', { itemId: menu.fruitBox, itemOrderType: 'TOGO' }, []],
  ['amount', { amountFrom: 5_500, amountTo: 10_500 }, ['cancelled', 'toGo', 'refunded']],
  ['who took it', { takenBy: staff.id }, ['online']],
  ['a refund', { isRefunded: true }, ['refunded']],
  ['no refund', { isRefunded: false, hour: 9 }, ['toGo', 'closed']],
  ['several filters', { status: ['CLOSED'], weekday: 3, amountTo: 4_500, hour: 13 }, ['split']],
  ['an unknown item', { itemId: newId() }, []],
])('orders are found by %s', async (_name, filters, expected) => {
  expect(await find(filters)).toEqual(expected);
});

test('a search for lines without an item or category finds the orders with typed-in lines', async () => {
  const other = await shop.openStore();
  const typed = { lines: [{ name: '케이크', unitPrice: 6_000, taxable: true, quantity: 1 }], total: 6_000 };
  const { id } = await shop.order(other, typed);
  await shop.order(other);
  const findThere = async (filters: Filters) => {
    const { response } = await shop.call(searchOrders, { storeId: other.storeId, ...filters }, other.owner);
    return response.content.map((order) => order.id);
  };

  expect(await findThere({ itemId: null })).toEqual([id]);
  expect(await findThere({ categoryId: null })).toEqual([id]);
});

test('orders are found by the payment type that lists show', async () => {
  const { response } = await shop.call(searchOrders, { storeId }, owner);
  for (const paymentType of paymentTypes) {
    const shown = response.content.filter((order) => order.paymentType === paymentType);
    expect(await find({ paymentType: [paymentType] })).toEqual(shown.map(({ id }) => names.get(id)));
  }
  expect(await find({ paymentType: ['COMPLEX', 'NOTPAID'] })).toEqual(['online', 'split']);
});

test('payments of the type LEGACY are shown in lists, found by the filter, and can be cancelled', async () => {
  const store = await shop.openStore();
  const { id } = await shop.order(store, { tenders: [cash(4_500)] });
  await shop.pool.query("update payments set type = 'LEGACY' where order_id = $1", [id]);
  await shop.pool.query("update orders set payment_type = 'LEGACY' where id = $1", [id]);

  const input = { storeId: store.storeId, paymentType: ['LEGACY' as const] };
  const { response } = await shop.call(searchOrders, input, store.owner);
  expect(response.content).toMatchObject([{ id, paymentType: 'LEGACY', paid: 4_500 }]);
  expect((await shop.readOrder(store, id)).payments).toMatchObject([{ type: 'LEGACY', approved: 4_500 }]);
  await shop.cancel(store, id);
  expect(await shop.readOrder(store, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('with event as basis, day and hour are those of a payment or refund', async () => {
  // Paid on Thursday at two in the night, cancelled on Friday at noon.
  expect(await find({ basis: 'event', from: '2026-11-20', to: '2026-11-20' })).toEqual([
    'cancelled',
    'refunded',
  ]);
  expect(await find({ basis: 'event', hour: 12 })).toEqual(['cancelled', 'refunded']);
  expect(await find({ basis: 'event', hour: 2, weekday: 4 })).toEqual(['cancelled']);
  expect(await find({ basis: 'event', hour: 2, weekday: 5 })).toEqual([]);
  expect(await find({ basis: 'event', to: '2026-11-19' })).toEqual([
    'cancelled',
    'toGo',
    'split',
    'closed',
    'refunded',
  ]);
});

test('a cursor leads through the found orders and back', async () => {
  const page = async (cursor?: string | null) => {
    const input = { storeId, categoryId: menu.drinks, numberOfElements: 3, ...(cursor ? { cursor } : {}) };
    return (await shop.call(searchOrders, input, owner)).response;
  };
  const first = await page();
  const second = await page(first.nextCursor);
  expect([first, second].map(({ content }) => content.map(({ id }) => names.get(id)))).toEqual([
    ['online', 'toGo', 'split'],
    ['closed'],
  ]);
  expect((await page(second.previousCursor)).content).toEqual(first.content);
  expect(second).toMatchObject({ totalElements: 4, more: false, nextCursor: null });
});

test('only the first page counts the found orders, and later pages repeat that count', async () => {
  const store = await shop.openStore();
  for (let i = 0; i < 3; i += 1) await shop.order(store);
  const page = async (cursor?: string) =>
    (
      await shop.call(
        searchOrders,
        { storeId: store.storeId, numberOfElements: 1, ...(cursor ? { cursor } : {}) },
        store.owner,
      )
    ).response;

  const first = await page();
  await shop.order(store);
  const second = await page(first.nextCursor ?? '');
  expect(await page(second.nextCursor ?? '')).toMatchObject({ totalElements: 3 });
  expect(await page()).toMatchObject({ totalElements: 4 });
});

test('a store finds only its own orders', async () => {
  const other = await shop.openStore();
  const answer = await shop.call(searchOrders, { storeId: other.storeId }, other.owner);
  expect(answer.response).toMatchObject({ content: [], totalElements: 0 });

  expect(await shop.call(searchOrders, { storeId }, other.owner)).toMatchObject({ http: 404 });
  expect(await shop.call(searchOrders, { storeId })).toMatchObject({ http: 401 });
});

test.each<[string, object]>([
  ['a number of 0', { orderNumber: 0 }],
  ['an hour of 24', { hour: 24 }],
  ['no status', { status: [] }],
  ['an unknown filter', { table: 3 }],
])('%s is refused', async (_name, filters) => {
  expect(await shop.call(searchOrders, { storeId, ...filters }, owner)).toMatchObject({
    http: 400,
    status: 'WRONG_FORMAT',
  });
});

test('a member with SALES alone searches and reads orders while the sales analysis is not locked', async () => {
  const analyst = await shop.staffOf({ id: storeId }, ['SALES']);

  expect(await shop.call(searchOrders, { storeId }, analyst)).toMatchObject({ http: 200 });
  expect(await shop.call(getOrder, { storeId, orderId: closed.id }, analyst)).toMatchObject({ http: 200 });
});

test('while the sales analysis is locked, SALES alone gets LOCKED until its session is unlocked; ORDER goes on', async () => {
  const locked = await lockedStore(['SALES_ANALYSIS']);
  const order = await shop.order(locked);
  const where = { storeId: locked.storeId };
  const [analyst, seller] = await Promise.all([
    shop.staffOf({ id: locked.storeId }, ['SALES']),
    shop.staffOf({ id: locked.storeId }, ['ORDER', 'SALES']),
  ]);
  const ask = async (as: Caller) => [
    await shop.call(searchOrders, where, as),
    await shop.call(getOrder, { ...where, orderId: order.id }, as),
  ];

  for (const answer of await ask(analyst))
    expect(answer).toMatchObject({
      http: 423,
      status: 'LOCKED',
      detail: { part: 'SALES_ANALYSIS', storePhone: expect.stringContaining('*') },
    });
  for (const answer of [...(await ask(seller)), ...(await ask(locked.owner))]) expect(answer.http).toBe(200);

  await unlock(locked, analyst);
  for (const answer of await ask(analyst)) expect(answer.http).toBe(200);
});
