import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
type Asked = Omit<InputOf<typeof changeOrder>, 'storeId' | 'orderId'>;

const change = (at: At, orderId: string, asked: Asked, key?: string) =>
  shop.call(
    changeOrder,
    { storeId: at.storeId, orderId, ...asked },
    at.owner,
    key === undefined ? {} : { key },
  );
const cake = (at: At, quantity = 1) => ({
  add: [{ itemId: at.menu.cake, quantity }],
  addedTotal: 6_800 * quantity,
});
const openStore = () => shop.openStore({ settings: { closePaidOrders: false } });
const firstOf = (order: Order) => order.lines[0]?.id ?? '';

async function stockOf(at: At, itemId: string) {
  const row = await shop.db
    .selectFrom('menuItems')
    .select('stock')
    .where('storeId', '=', at.storeId)
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

test('lines are added at the prices of the menu, and removed, lowered and voided lines return their stock', async () => {
  const at = await openStore();
  const order = await shop.order(at);

  const added = await change(at, order.id, cake(at, 2));
  expect(added.response).toMatchObject({ total: 18_100, leftToPay: 18_100, version: 2 });
  expect(await stockOf(at, at.menu.cake)).toBe(1);
  expectToAddUp(added.response);

  const cakes = added.response.lines[1]?.id ?? '';
  const lowered = await change(at, order.id, {
    lines: [{ lineId: cakes, quantity: 1, reason: '떨어뜨렸어요' }],
  });
  expect(lowered.response).toMatchObject({ total: 11_300 });
  expect(await stockOf(at, at.menu.cake)).toBe(2);

  const removed = await change(at, order.id, { lines: [{ lineId: firstOf(order), quantity: 0 }] });
  expect(removed.response.lines).toMatchObject([{ id: cakes, lineNumber: 2, quantity: 1, total: 6_800 }]);
  expectToAddUp(removed.response);
  expect(removed.response.history).toMatchObject([
    { kind: 'TAKEN', item: null },
    { kind: 'LINE_ADDED', amount: 13_600, item: { name: '치즈케이크', quantity: 2 } },
    { kind: 'LINE_VOIDED', amount: 6_800, reason: '떨어뜨렸어요', item: { quantity: 1 } },
    { kind: 'LINE_REMOVED', amount: 4_500, reason: null, item: { name: '아메리카노', quantity: 1 } },
  ]);
  const { lines, total, supply, vat, taxFree } = removed.response;
  expect(await shop.readOrder(at, order.id)).toMatchObject({ lines, total, supply, vat, taxFree });
});

test('a raised quantity is priced by the present menu, and the existing line keeps its price', async () => {
  const at = await openStore();
  const order = await shop.order(at);
  await shop.db
    .updateTable('menuItems')
    .set({ priceKrw: 5_000 })
    .where('id', '=', at.menu.americano)
    .execute();
  const raise = { lines: [{ lineId: firstOf(order), quantity: 3 }] };

  const refused = await change(at, order.id, { ...raise, addedTotal: 9_000 });
  expect(refused).toMatchObject({
    http: 409,
    status: 'PRICE_CHANGED',
    detail: { total: 14_500, lines: [{ unitPrice: 4_500 }, { unitPrice: 5_000, total: 10_000 }] },
  });
  const { response } = await change(at, order.id, { ...raise, addedTotal: 10_000 });
  expect(response).toMatchObject({
    total: 14_500,
    lines: [{ quantity: 1 }, { quantity: 2, unitPrice: 5_000 }],
  });
});

test('the event of a change names the order and the items whose stock moved', async () => {
  const at = await openStore();
  const order = await shop.order(at);
  await change(at, order.id, cake(at));

  const { type, ids, version } = await shop.db
    .selectFrom('storeEvents')
    .select(['type', 'ids', 'version'])
    .where('storeId', '=', at.storeId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect({ type, ids, version }).toEqual({
    type: 'ORDER_CHANGED',
    ids: [order.id, at.menu.cake],
    version: 2,
  });
});

test('a change that would lower the total below what is paid is refused', async () => {
  const at = await openStore();
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  const added = await change(at, order.id, cake(at));
  expect(added.response).toMatchObject({ paid: 4_500, leftToPay: 6_800 });
  const cakes = added.response.lines[1]?.id ?? '';
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 6_000 });

  expect(await change(at, order.id, { lines: [{ lineId: cakes, quantity: 0 }] })).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_CHANGEABLE',
    detail: { reason: 'BELOW_PAID' },
  });
  expect(await shop.readOrder(at, order.id)).toMatchObject({ total: 11_300, paid: 10_500 });
});

test('the database itself refuses a total below what is paid', async () => {
  const at = await openStore();
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });

  const lowering = shop.db
    .updateTable('orders')
    .set({ grossKrw: 0, totalKrw: 0, supplyKrw: 0, vatKrw: 0 })
    .where('id', '=', order.id)
    .execute();
  await expect(lowering).rejects.toThrow('below what is paid');
});

test('a paid in-store order closes once nothing is left to pay, if the setting says so', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, {
    lines: [
      { itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 1 },
      { itemId: at.menu.cake, quantity: 1 },
    ],
    total: 11_300,
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }],
  });

  const { response } = await change(at, order.id, {
    lines: [{ lineId: order.lines[1]?.id ?? '', quantity: 0 }],
  });

  expect(response).toMatchObject({ status: 'CLOSED', total: 4_500, paid: 4_500, leftToPay: 0 });
});

test('a repeated request gets the first answer and changes once', async () => {
  const at = await openStore();
  const order = await shop.order(at);

  const first = await change(at, order.id, cake(at), 'once');
  const again = await change(at, order.id, cake(at), 'once');

  expect(again.response).toEqual(first.response);
  expect(await shop.readOrder(at, order.id)).toMatchObject({ total: 11_300 });
});

test('changes of lines that are gone, sold out, unknown or wrongly priced are refused with the reason', async () => {
  const at = await openStore();
  const order = await shop.order(at);
  const line = { lineId: firstOf(order), quantity: 0 };
  const refusals: [Asked, object][] = [
    [{ lines: [line] }, { status: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'EMPTY' } }],
    [
      { lines: [{ ...line, lineId: newId() }] },
      { status: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'LINE_GONE' } },
    ],
    // The device meant fewer pieces and had not seen that another device has lowered the quantity further.
    [
      { lines: [{ ...line, quantity: 9, reason: '고객 변심' }] },
      { status: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'LINE_GONE' } },
    ],
    [cake(at, 4), { status: 'STORE_ITEM_SOLD_OUT', detail: { lines: [{ line: 0, left: 3 }] } }],
    [{ add: [{ itemId: newId(), quantity: 1 }] }, { status: 'STORE_ITEM_NOT_FOUND' }],
    [
      { add: [{ itemId: at.menu.americano, quantity: 1 }], addedTotal: 4_500 },
      { status: 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND' },
    ],
    [
      { ...cake(at), addedTotal: 1 },
      { status: 'PRICE_CHANGED', detail: { total: 11_300 } },
    ],
    [{ act: 'ACCEPT' }, { status: 'ORDER_NOT_CHANGEABLE', detail: { reason: 'NOT_ONLINE' } }],
  ];
  for (const [asked, refusal] of refusals)
    expect(await change(at, order.id, asked)).toMatchObject({ http: 409, ...refusal });
  expect(await change(at, order.id, {})).toMatchObject({ http: 400, fields: { lines: 'required' } });
  expect(await change(at, order.id, { act: 'ACCEPT', lines: [line] })).toMatchObject({ http: 400 });
  expect(await change(at, order.id, { lines: [line, line] })).toMatchObject({ http: 400 });
  expect(await shop.readOrder(at, order.id)).toMatchObject({ version: 1, total: 4_500 });
});

test('cancelled and pending orders are not changed, and a suspended store adds nothing', async () => {
  const at = await openStore();
  const order = await shop.order(at);
  const set = (values: object) =>
    shop.db.updateTable('orders').set(values).where('id', '=', order.id).execute();

  await set({ pending: 'PAY' });
  expect(await change(at, order.id, cake(at))).toMatchObject({ http: 409, status: 'ORDER_PENDING' });
  await set({ pending: null });
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', at.storeId)
    .execute();
  expect(await change(at, order.id, cake(at))).toMatchObject({ http: 409, status: 'STORE_TERMINATED' });
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'APPROVED' })
    .where('id', '=', at.storeId)
    .execute();
  await shop.cancel(at, order.id);
  expect(await change(at, order.id, cake(at))).toMatchObject({
    http: 409,
    detail: { reason: 'STATUS' },
  });
});

test('changing an order needs a sign-in, a member of the store, and an order of the store', async () => {
  const [at, other] = await Promise.all([openStore(), openStore()]);
  const order = await shop.order(at);
  const input = { storeId: at.storeId, orderId: order.id, ...cake(at) };

  expect(await shop.call(changeOrder, input)).toMatchObject({ http: 401 });
  expect(await shop.call(changeOrder, input, other.owner)).toMatchObject({ http: 404 });
  expect(await change(other, order.id, cake(other))).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('an online order is accepted, ready and picked up, each once', async () => {
  const at = await openStore();
  const taken = await shop.order(at, { orderType: 'ONLINE_PREORDER', pickupAt: '2026-11-20T18:00:00+09:00' });
  expect(taken).toMatchObject({ acceptedAt: null, readyAt: null, pickedUpAt: null });
  expect(Date.parse(taken.pickupAt ?? '')).toBe(Date.parse('2026-11-20T18:00:00+09:00'));

  expect(await change(at, taken.id, { act: 'READY' })).toMatchObject({
    http: 409,
    detail: { reason: 'TURN' },
  });
  const accepted = await change(at, taken.id, { act: 'ACCEPT' });
  const again = await change(at, taken.id, { act: 'ACCEPT' });
  expect(again.response).toMatchObject({ version: 2, history: [{ kind: 'TAKEN' }, { kind: 'ACCEPTED' }] });
  expect(Date.parse(again.response.acceptedAt ?? '')).toBe(Date.parse(accepted.response.acceptedAt ?? ''));
  await change(at, taken.id, { act: 'READY' });
  const { response } = await change(at, taken.id, { act: 'PICKED_UP' });

  const times = {
    acceptedAt: expect.any(String),
    readyAt: expect.any(String),
    pickedUpAt: expect.any(String),
  };
  expect(response).toMatchObject({ status: 'OPEN', version: 4, ...times });
  expect(response.history.map(({ kind }) => kind)).toEqual(['TAKEN', 'ACCEPTED', 'READY', 'PICKED_UP']);
});

test('a preorder needs a promised time that has not passed, and an in-store order has none', async () => {
  const at = await openStore();
  const take = (over: Partial<InputOf<typeof takeOrder>>) =>
    shop.call(takeOrder, shop.americano(at, over), at.owner);
  const later = '2026-11-20T12:30:00+09:00';

  expect(await take({ orderType: 'ONLINE_PREORDER' })).toMatchObject({
    http: 400,
    fields: { pickupAt: 'required' },
  });
  expect(await take({ orderType: 'ONLINE_PREORDER', pickupAt: '2026-11-20T11:59:00+09:00' })).toMatchObject({
    http: 400,
    fields: { pickupAt: 'tooSmall' },
  });
  expect(await take({ pickupAt: later })).toMatchObject({ http: 400, fields: { pickupAt: 'wrongFormat' } });
  expect(await take({ orderType: 'ONLINE', pickupAt: later })).toMatchObject({ http: 200 });
});

/** A change that names lines by their position, so that it can be made on several equal orders. */
const anyChange = fc.oneof(
  fc.record({ add: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ nth: fc.integer({ min: 0, max: 1 }), quantity: fc.integer({ min: 0, max: 4 }) }),
);
type AnyChange = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;

test('two concurrent changes have the same result as one after the other', async () => {
  const at = await openStore();
  const { storeId, menu } = at;
  await shop.db.updateTable('menuItems').set({ stock: 100_000 }).where('id', '=', menu.cake).execute();
  const equalOrder = () =>
    shop.order(at, {
      lines: [
        { itemId: menu.americano, choiceIds: [menu.hot], quantity: 2 },
        { itemId: menu.cake, quantity: 2 },
      ],
      orderDiscount: { kind: 'PERCENT', percent: 15 },
      total: 19_210,
    });
  const askedOf = (order: Order, wanted: AnyChange): Asked => {
    if ('add' in wanted) return cake(at, wanted.add);
    const line = order.lines[wanted.nth];
    const more = Math.max(0, wanted.quantity - (line?.quantity ?? 0));
    const addedTotal = more * (line?.unitPrice ?? 0);
    return { lines: [{ lineId: line?.id ?? '', quantity: wanted.quantity }], addedTotal };
  };
  const endOf = async (order: Order, statuses: string[]) => {
    const { lines, total, supply, vat, taxFree, version } = await shop.readOrder(
      { storeId, owner: at.owner },
      order.id,
    );
    const rows = lines.map(({ id: _, ...row }) => row);
    return { rows, sums: { total, supply, vat, taxFree, version }, statuses };
  };

  await fc.assert(
    fc.asyncProperty(anyChange, anyChange, async (one, other) => {
      const [together, first, last] = await Promise.all([equalOrder(), equalOrder(), equalOrder()]);
      const run = (order: Order, wanted: AnyChange) =>
        change(at, order.id, askedOf(order, wanted)).then(({ status }) => status);

      const concurrent = await Promise.all([run(together, one), run(together, other)]);
      const forwards = [await run(first, one), await run(first, other)];
      const backwards = [await run(last, other), await run(last, one)].reverse();

      const serial = [await endOf(first, forwards), await endOf(last, backwards)];
      expect(serial).toContainEqual(await endOf(together, concurrent));
      expectToAddUp(await shop.readOrder(at, together.id));
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
