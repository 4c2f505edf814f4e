import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { saleAgeHeader } from '@maru/contract/orders/sale-age.ts';
import { updateAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { deleteAnswersBefore } from '#server/http/idempotency.queries.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const cash = (amount: number) => ({ paymentMethod: 'INSTORE_CASH' as const, amount });

test('an order is paid in parts by several tenders, adds up after each, and closes with the last', async () => {
  const at = await shop.openStore();
  const { menu } = at;
  const { id } = await shop.order(at, {
    lines: [
      { itemId: menu.americano, choiceIds: [menu.hot], quantity: 1 },
      { itemId: menu.fruitBox, quantity: 1 },
    ],
    total: 10_000,
    tenders: [{ type: 'INSTORE_CAT', amount: 3_333 }],
  });

  const first = await shop.pay(at, id, { ...cash(3_333), received: 5_000 });
  expect(first).toMatchObject({
    http: 200,
    response: {
      payment: { type: 'INSTORE_CASH', approved: 3_333, received: 5_000, change: 1_667 },
      order: { status: 'OPEN', paid: 6_666, leftToPay: 3_334, paymentType: 'COMPLEX', version: 2 },
    },
  });
  expectToAddUp(first.response.order);

  const last = await shop.pay(at, id, {
    paymentMethod: 'INSTORE_CAT',
    amount: 3_334,
    approvalNumber: '0012',
  });
  expect(last.response.order).toMatchObject({
    status: 'CLOSED',
    leftToPay: 0,
    closedAt: expect.any(String),
    history: [{ kind: 'TAKEN' }, { kind: 'PAID' }, { kind: 'PAID' }, { kind: 'PAID' }, { kind: 'CLOSED' }],
  });
  expectToAddUp(last.response.order);
});

test('each payment names who took it', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  await shop.db.updateTable('users').set({ name: '김점원' }).where('id', '=', staff.id).execute();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_000 }] });

  await shop.pay({ ...at, owner: staff }, id, cash(1_000));
  await shop.pay({ ...at, owner: staff }, id, { paymentMethod: 'card', amount: 1_000 });
  await shop.pay(at, id, cash(1_500));

  const { payments } = await shop.readOrder(at, id);
  expect(payments.map(({ type, takenBy }) => [type, takenBy])).toEqual([
    ['INSTORE_CASH', '김마루'],
    ['INSTORE_CASH', '김점원'],
    ['card', '김점원'],
    ['INSTORE_CASH', '김마루'],
  ]);
});

test('a payment names the member who took it beside the one who sends it', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  await shop.db.updateTable('users').set({ name: '김점원' }).where('id', '=', staff.id).execute();
  const { id } = await shop.order(at);
  const asked = { ...cash(2_000), takenBy: staff.id };

  await shop.pay(at, id, asked);
  await shop.pay(at, id, { ...asked, amount: 2_500, receipted: true });

  const order = await shop.readOrder(at, id);
  const named = { takenBy: '김점원', takenById: staff.id };
  expect(order).toMatchObject({ status: 'CLOSED', takenBy: '김마루', payments: [named, named] });
  expect(order.history.map(({ kind, by, amount }) => [kind, by, amount])).toEqual([
    ['TAKEN', '김마루', 4_500],
    ['PAID', '김점원', 2_000],
    ['SENT', '김마루', 2_000],
    ['PAID', '김점원', 2_500],
    ['CLOSED', '김점원', null],
    ['SENT', '김마루', 2_500],
  ]);
});

test('the taker of a payment must have been a member when it was taken; of an offline payment, at any time', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const { id: staffId } = await shop.staffOf({ id: storeId });
  await shop.call(updateAccessControl, { storeId, action: 'REMOVE', userId: staffId, version: 1 }, at.owner);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  const { id: storeOrderId } = await shop.order(at);
  const stranger = await shop.person();
  const send = (takenBy: string, age: number, over: { receipted?: true; paymentMethod?: 'card' } = {}) =>
    shop.call(postPayment, { storeId, storeOrderId, ...cash(1_000), takenBy, ...over }, at.owner, {
      headers: { [saleAgeHeader]: `${age}` },
    });

  expect(await send(staffId, 3_700)).toMatchObject({ http: 200 });
  expect(await send(staffId, 60, { receipted: true })).toMatchObject({ http: 200 });
  const refused = { http: 400, fields: { takenBy: 'wrongFormat' } };
  expect(await send(staffId, 60)).toMatchObject(refused);
  expect(await send(stranger.id, 3_700)).toMatchObject(refused);
  expect(await send(stranger.id, 3_700, { receipted: true })).toMatchObject(refused);
  expect(await send(at.owner.id, 0, { paymentMethod: 'card' })).toMatchObject(refused);
  expect(await shop.readOrder(at, storeOrderId)).toMatchObject({ paid: 2_000 });
});

test('a paid order stays open if the store closes orders by hand, or if it is an online order', async () => {
  const manual = await shop.openStore({ settings: { closePaidOrders: false } });
  const online = await shop.openStore();
  const preorder = { orderType: 'ONLINE_PREORDER', pickupAt: '2026-11-20T18:00:00+09:00' } as const;
  const orders = [await shop.order(manual), await shop.order(online, preorder)];

  const answers = [
    await shop.pay(manual, orders[0]?.id ?? '', cash(4_500)),
    await shop.pay(online, orders[1]?.id ?? '', { paymentMethod: 'cash', amount: 4_500 }),
  ];

  for (const { response } of answers)
    expect(response.order).toMatchObject({ status: 'OPEN', leftToPay: 0, closedAt: null });
});

test('a payment of more than the amount due is refused, and the refusal names the amount due', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_000 }] });

  expect(await shop.pay(at, id, cash(501))).toMatchObject({
    http: 409,
    status: 'TENDERS_EXCEED_TOTAL',
    detail: { leftToPay: 500 },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ version: 1, paid: 4_000 });
});

test('a closed or cancelled order is not paid', async () => {
  const at = await shop.openStore();
  const closed = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  const cancelled = await shop.order(at);
  await shop.cancel(at, cancelled.id);

  for (const { id, orderStatus } of [
    { id: closed.id, orderStatus: 'CLOSED' },
    { id: cancelled.id, orderStatus: 'CANCELLED' },
  ]) {
    expect(await shop.pay(at, id, cash(1))).toMatchObject({
      http: 409,
      status: 'ORDER_NOT_PAYABLE',
      detail: { orderStatus },
    });
  }
});

test('an unknown order and one of another store cannot be paid', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await shop.order(other);

  for (const orderId of [id, newId()]) {
    expect(await shop.pay(one, orderId, cash(1))).toMatchObject({ http: 404, status: 'NOT_FOUND' });
    expect(await shop.pay(one, orderId, { paymentMethod: 'card', amount: 1 })).toMatchObject({
      http: 404,
      status: 'NOT_FOUND',
    });
  }
});

test('less cash than the amount, or received cash for a card, is invalid input', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  expect(await shop.pay(at, id, { ...cash(4_500), received: 4_000 })).toMatchObject({
    http: 400,
    fields: { received: 'tooSmall' },
  });
  expect(await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500, received: 5_000 })).toMatchObject({
    http: 400,
    fields: { received: 'wrongFormat' },
  });
});

test('concurrent payments never exceed the total', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const answers = await Promise.all(Array.from({ length: 12 }, () => shop.pay(at, id, cash(1_000))));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 'TENDERS_EXCEED_TOTAL')).toHaveLength(8);
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'OPEN', paid: 4_000, leftToPay: 500 });
  expectToAddUp(order);
});

test('two concurrent payments that fit both succeed', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const answers = await Promise.all([shop.pay(at, id, cash(2_000)), shop.pay(at, id, cash(2_500))]);

  expect(answers.map(({ http }) => http)).toEqual([200, 200]);
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500, version: 3 });
  expectToAddUp(order);
});

test('a payment sent twice with its key is booked once', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);

  const first = await shop.pay(at, id, cash(1_000), 'twice');
  const again = await shop.pay(at, id, cash(1_000), 'twice');

  expect(again.response).toEqual(first.response);
  expect(await shop.readOrder(at, id)).toMatchObject({ paid: 1_000 });
});

test('a payment in hand that is repeated after its key has expired is booked once, whatever happened to its order', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const first = await shop.pay(at, id, cash(4_500), 'for good');
  await deleteAnswersBefore(shop.db, new Date('2030-01-01'));

  const again = await shop.pay(at, id, cash(4_500), 'for good');
  expect(again).toMatchObject({ http: 200, response: { payment: { id: first.response.payment.id } } });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', paid: 4_500 });
});

test('a payment refused while a provider decides can be retried with the same key afterwards', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const decide = (pending: 'CANCEL' | null) =>
    shop.db.updateTable('orders').set({ pending }).where('id', '=', id).execute();

  await decide('CANCEL');
  expect(await shop.pay(at, id, cash(4_500), 'once')).toMatchObject({ http: 409, status: 'ORDER_PENDING' });
  await decide(null);

  expect(await shop.pay(at, id, cash(4_500), 'once')).toMatchObject({
    http: 200,
    response: { order: { status: 'CLOSED', paid: 4_500 } },
  });
});
