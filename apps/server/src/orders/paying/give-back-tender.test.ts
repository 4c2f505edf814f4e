import { wordsOf } from '@maru/contract/error-words.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });
const firstOf = ({ payments }: Order) => payments[0]?.id ?? '';

test('a tender taken by mistake is given back, the lines stay, and the total is due again', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [{ ...cash(4_000), received: 5_000 }] });

  const { http, response } = await shop.giveBack(at, firstOf(order));

  expect(http).toBe(200);
  expect(response.payment).toMatchObject({ approved: 4_000, refunded: 4_000, takenBy: '김마루' });
  expect(response.order).toMatchObject({
    status: 'OPEN',
    paid: 0,
    leftToPay: 4_500,
    lines: [{ quantity: 1 }],
  });
  expect(response.order.history.at(-1)).toMatchObject({
    kind: 'GIVEN_BACK',
    amount: 4_000,
    reason: '결제 실수',
    by: '김마루',
  });
  expectToAddUp(response.order);
});

test('an order whose tender was given back can be paid, cancelled and reverted as usual', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [cash(4_000)] });
  await shop.giveBack(at, firstOf(order));
  await shop.pay(at, order.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });

  await shop.cancel(at, order.id);
  const { response } = await shop.revert(at, order.id);

  expect(response).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expectToAddUp(response);
});

test('a tender given back before the order closed is no refund in the reports', async () => {
  const at = await shop.openStore();
  const { storeId } = at;
  const order = await shop.order(at, { tenders: [cash(4_000)] });
  await shop.giveBack(at, firstOf(order));
  const paid = await shop.pay(at, order.id, { paymentMethod: 'card', amount: 4_500 });

  expect(paid.response.order).toMatchObject({ status: 'CLOSED', paymentType: 'card', refunded: 0 });
  const period = { storeId, from: order.businessDate, to: order.businessDate };
  const byTime = await shop.call(reportByTime, { ...period, unit: 'day' }, at.owner);
  expect(byTime.response.totals).toMatchObject({ net: 4_500, refunded: 0 });
  const byMethod = await shop.call(reportByPaymentMethod, period, at.owner);
  expect(byMethod.response.rows).toMatchObject([{ type: 'card', approved: 4_500, refunded: 0, net: 4_500 }]);
});

test('an order whose money was given back before its cancellation cannot be reverted', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const order = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.giveBack(at, firstOf(order));
  await shop.cancel(at, order.id);

  expect(await shop.revert(at, order.id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_REVERTIBLE',
    detail: { reason: 'NOT_PAID' },
  });
  expect(await shop.readOrder(at, order.id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('two concurrent requests give the tender back once', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [cash(4_000)] });

  const answers = await Promise.all([shop.giveBack(at, firstOf(order)), shop.giveBack(at, firstOf(order))]);

  expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  expect(answers.find(({ http }) => http === 409)).toMatchObject({
    status: 'TENDER_NOT_RETURNABLE',
    detail: { reason: 'NOTHING_HELD' },
  });
  expect(await shop.readOrder(at, order.id)).toMatchObject({ paid: 0, leftToPay: 4_500 });
});

test('a repeated request gets the first answer and gives back once', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [cash(4_000)] });

  const first = await shop.giveBack(at, firstOf(order), 'twice');
  const again = await shop.giveBack(at, firstOf(order), 'twice');

  expect(again.response).toEqual(first.response);
});

test('tenders of a closed order cannot be given back here', async () => {
  const at = await shop.openStore();
  const closed = await shop.order(at, { tenders: [cash(4_500)] });

  expect(await shop.giveBack(at, firstOf(closed))).toMatchObject({
    http: 409,
    detail: { reason: 'ORDER_NOT_OPEN' },
  });
});

/** An open order of which 1,000 won were charged to a card. */
async function chargedOrder() {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 1_000 });
  return { at, id, paymentId: response.payment.id };
}

test('a card is given back through its provider, and the amount is due again', async () => {
  const { at, id, paymentId } = await chargedOrder();

  const { response } = await shop.giveBack(at, paymentId);

  expect(response.payment).toMatchObject({ id: paymentId, approved: 1_000, refunded: 1_000 });
  expect(response.order).toMatchObject({ status: 'OPEN', pending: null, paid: 0, leftToPay: 4_500 });
  expect(response.order.history.slice(-3)).toMatchObject([
    { kind: 'REFUND_REQUESTED', reason: '결제 실수' },
    { kind: 'REFUNDED', amount: 1_000 },
    { kind: 'GIVEN_BACK', reason: '결제 실수', amount: 1_000 },
  ]);
  expectToAddUp(response.order);
  await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect(await shop.readOrder(at, id)).toMatchObject({
    status: 'CLOSED',
    paymentType: 'INSTORE_CASH',
    refunded: 0,
  });
});

test('a card whose refund is refused stays on the order', async () => {
  const { at, id, paymentId } = await chargedOrder();
  await shop.terminalWill(at.storeId, 'DECLINE');

  expect(await shop.giveBack(at, paymentId)).toMatchObject({ http: 409, status: 'REFUND_REFUSED' });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', pending: null, paid: 1_000 });
});

test('after a timeout the order is pending, and the job gives the card payment back', async () => {
  const { at, id, paymentId } = await chargedOrder();
  await shop.terminalWill(at.storeId, 'TIMEOUT');

  expect((await shop.giveBack(at, paymentId)).response.order).toMatchObject({
    pending: 'REFUND',
    paid: 1_000,
  });
  shop.passTerminalTime();
  await shop.runJobs();

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', pending: null, paid: 0 });
});

test('with ORDER a member gives back what they took less than ten minutes ago; everything else needs REFUND', async () => {
  const at = await shop.openStore();
  const begin = shop.clock.now;
  const [seller, other] = await Promise.all([
    shop.staffOf({ id: at.storeId }),
    shop.staffOf({ id: at.storeId }),
  ]);
  const taken = async () => {
    const order = await shop.order({ ...at, owner: seller }, { tenders: [cash(1_000)] });
    return firstOf(order);
  };
  const back = async (id: string, by: typeof seller) =>
    (await shop.call(postTransaction, { storeId: at.storeId, id, reason: '결제 실수' }, by)).http;
  const [first, second] = [await taken(), await taken()];

  expect(await back(first, other)).toBe(403);
  expect(await back(first, seller)).toBe(200);
  shop.clock.now = new Date(begin.getTime() + 10 * 60_000);
  expect(await back(second, seller)).toBe(403);

  const input = { storeId: at.storeId, id: second, reason: '결제 실수' };
  expect(await shop.call(postTransaction, input, other)).toMatchObject({
    status: 'FORBIDDEN',
    message: wordsOf('FORBIDDEN', 'ko', { reason: 'REFUND' }),
  });
  expect(wordsOf('FORBIDDEN', 'ko', { reason: 'REFUND' })).toContain('요청해 주세요');
  expect(await back(second, await shop.staffOf({ id: at.storeId }, ['REFUND']))).toBe(200);
  shop.clock.now = begin;
});

test('nothing is given back while a provider decides about the order', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, { tenders: [cash(4_000)] });
  await shop.db.updateTable('orders').set({ pending: 'PAY' }).where('id', '=', order.id).execute();

  expect(await shop.giveBack(at, firstOf(order))).toMatchObject({ http: 409, status: 'ORDER_PENDING' });
});

test('giving a tender back requires a reason, a member of the store, and a payment of the store', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { storeId } = at;
  const id = firstOf(await shop.order(at, { tenders: [cash(4_000)] }));
  const foreign = firstOf(await shop.order(other, { tenders: [cash(4_000)] }));
  const input = { storeId, id, reason: '결제 실수' };

  expect(await shop.call(postTransaction, { ...input, reason: ' ' }, at.owner)).toMatchObject({ http: 400 });
  expect(await shop.call(postTransaction, input)).toMatchObject({ http: 401 });
  expect(await shop.call(postTransaction, input, other.owner)).toMatchObject({ http: 404 });
  for (const unknown of [foreign, newId()])
    expect(await shop.giveBack(at, unknown)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});
