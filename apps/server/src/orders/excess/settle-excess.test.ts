import { listExcess, settleExcess, updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { reportByPaymentMethod } from '@maru/contract/sales/sales.endpoints.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { deleteAnswersBefore } from '#server/http/idempotency.queries.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const card = (amount = 4_500) => ({ paymentMethod: 'card' as const, amount });
const cash = (amount = 4_500) => ({ paymentMethod: 'INSTORE_CASH' as const, amount });
const reason = '현금으로 돌려줌';
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

const listed = async (at: At) => (await shop.call(listExcess, { storeId: at.storeId }, at.owner)).response;

/** An order with a card charge that the provider has not answered. */
async function charged(at: At) {
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  const { response } = await shop.pay(at, id, card());
  return { id, paymentId: response.payment.id };
}

/** Cash that a till took without network on an order which another device had cancelled. */
async function cashWithoutRoom(at: At) {
  shop.clock.now = new Date(noon.getTime() - 2 * 3_600_000);
  const { id } = await shop.order(at);
  shop.clock.now = noon;
  await shop.cancel(at, id);
  const input = { storeId: at.storeId, storeOrderId: id, ...cash(), receipted: true as const };
  const answer = await shop.call(postPayment, input, at.owner, { headers: { 'sale-age': '3600' } });
  return { id, paymentId: answer.response.payment.id, answer };
}

/** An order with a card charge that never reached the provider, and that a person marked as approved. */
async function chargeMissing(at: At) {
  const { id, paymentId } = await lost(at);
  await decide(at, { id, paymentId }, 'APPROVED');
  await shop.runJobs();
  return { id, paymentId };
}

async function lost(at: At) {
  const { id } = await shop.order(at);
  await shop.terminalWill(at.storeId, 'LOST');
  const { response } = await shop.pay(at, id, card());
  return { id, paymentId: response.payment.id };
}

async function decide(at: At, of: { id: string; paymentId: string }, outcome: 'APPROVED' | 'FAILED') {
  const { payments } = await shop.readOrder(at, of.id);
  const transactionId = payments.find(({ id }) => id === of.paymentId)?.transactions[0]?.id ?? '';
  shop.clock.now = new Date(noon.getTime() + 24 * 3_600_000);
  const input = { storeId: at.storeId, id: of.paymentId, transactionId, outcome, reason: '전표를 보고 정함' };
  return shop.call(updateTransaction, input, at.owner);
}

test('cash pays while the card has no answer, and what the card brings later is given back by its provider', async () => {
  const at = await shop.openStore();
  const { id } = await charged(at);
  const paid = await shop.pay(at, id, cash());
  expect(paid.response.order).toMatchObject({ status: 'OPEN', pending: 'PAY', paid: 4_500 });

  shop.passTerminalTime();
  await shop.runJobs();
  const settled = await shop.readOrder(at, id);
  expect(settled).toMatchObject({
    status: 'CLOSED',
    pending: null,
    paid: 4_500,
    paymentType: 'INSTORE_CASH',
  });
  expectToAddUp(settled);

  await shop.runJobs();
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500, payments: [{ type: 'card', excess: 0 }, {}] });
  expect(order.history.map(({ kind }) => kind)).toEqual([
    ...['TAKEN', 'PAYMENT_UNKNOWN', 'PAID', 'EXCESS', 'CLOSED', 'EXCESS_RETURNED'],
  ]);
  const charges = shop.db.selectFrom('simulatedTerminalCharges').select(['kind', 'amountKrw', 'approved']);
  expect(await charges.where('storeId', '=', at.storeId).orderBy('answersAt').execute()).toEqual([
    { kind: 'APPROVAL', amountKrw: 4_500, approved: true },
    { kind: 'REFUND', amountKrw: 4_500, approved: true },
  ]);
  const report = await shop.call(
    reportByPaymentMethod,
    { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' },
    at.owner,
  );
  expect(report.response.rows).toMatchObject([{ type: 'INSTORE_CASH', approved: 4_500, net: 4_500 }]);
});

test('an excess cannot be given back in hand while its provider is asked to, but can once the provider has refused', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await charged(at);
  await shop.pay(at, id, cash(3_000));
  shop.passTerminalTime();
  await shop.runJobs();
  const settle = () =>
    shop.call(settleExcess, { storeId: at.storeId, id: paymentId, act: 'GIVE_BACK', reason }, at.owner);

  expect(await listed(at)).toMatchObject({
    totalElements: 1,
    content: [{ kind: 'EXCESS', orderId: id, type: 'card', amount: 3_000, isAsked: true }],
  });
  expect(await settle()).toMatchObject({ http: 409, detail: { reason: 'PROVIDER' } });

  await shop.terminalWill(at.storeId, 'DECLINE');
  await shop.runJobs();
  expect(await listed(at)).toMatchObject({ content: [{ amount: 3_000, isAsked: false }] });
  expect((await settle()).response.order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expect(await listed(at)).toMatchObject({ totalElements: 0, content: [] });
  expectToAddUp(await shop.readOrder(at, id));
});

test('offline cash for a cancelled order is kept as excess, dated by its age, until a person gives it back', async () => {
  const at = await shop.openStore();
  const { id, paymentId, answer } = await cashWithoutRoom(at);

  expect(answer).toMatchObject({
    http: 200,
    response: { payment: { approved: 0, excess: 4_500 }, order: { status: 'CANCELLED', paid: 0 } },
  });
  const takenAt = new Date(noon.getTime() - 3_600_000).toISOString();
  expect(await listed(at)).toMatchObject({
    content: [{ orderId: id, amount: 4_500, isAsked: false, at: takenAt }],
  });

  const input = { storeId: at.storeId, id: paymentId, act: 'GIVE_BACK' as const, reason };
  const first = await shop.call(settleExcess, input, at.owner, { key: 'once' });
  expect(first.response.order.history.at(-1)).toMatchObject({
    kind: 'EXCESS_RETURNED',
    amount: 4_500,
    reason,
  });
  expect((await shop.call(settleExcess, input, at.owner, { key: 'once' })).response).toEqual(first.response);
  expect(await shop.call(settleExcess, input, at.owner)).toMatchObject({
    ...{ http: 409, status: 'EXCESS_NOT_SETTLEABLE', detail: { reason: 'NOTHING_LEFT' } },
  });
});

test('money taken without network pays the order as far as it fits, also with a tender that is switched off', async () => {
  const at = await shop.openStore({ settings: { tenderTypes: ['card'] } });
  const { id } = await shop.order(at);
  const tender = { ...cash(6_000), received: 10_000, receipted: true as const };
  const input = { storeId: at.storeId, storeOrderId: id, ...tender };

  const { response } = await shop.call(postPayment, input, at.owner);

  expect(response).toMatchObject({
    payment: { amount: 4_500, approved: 4_500, excess: 1_500, received: 10_000, change: 4_000 },
    order: { status: 'CLOSED', paid: 4_500 },
  });
  expectToAddUp(response.order);
});

test('money taken without network is dated no earlier than its order, and booked once for good', async () => {
  const at = await shop.openStore();
  const { id, businessDate } = await shop.order(at);
  const input = { storeId: at.storeId, storeOrderId: id, ...cash(4_500), receipted: true as const };
  const options = { key: 'for good', headers: { 'sale-age': `${3 * 86_400}` } };

  const first = await shop.call(postPayment, input, at.owner, options);
  await deleteAnswersBefore(shop.db, new Date('2030-01-01'));
  const again = await shop.call(postPayment, input, at.owner, options);

  expect(again.response.payment.id).toBe(first.response.payment.id);
  expect(again.response.order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expect(
    await shop.db.selectFrom('paymentTransactions').select('eventDate').where('orderId', '=', id).execute(),
  ).toEqual([{ eventDate: businessDate }]);
});

test('a card payment is never taken offline', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  const input = { storeId: at.storeId, storeOrderId: id, ...card(), receipted: true as const };

  expect(await shop.call(postPayment, input, at.owner)).toMatchObject({
    ...{ http: 400, fields: { receipted: 'wrongFormat' } },
  });
});

test('missing money is listed until it is taken in hand', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await chargeMissing(at);

  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expect(await listed(at)).toMatchObject({ content: [{ kind: 'MISSING', orderId: id, amount: 4_500 }] });
  const input = { storeId: at.storeId, id: paymentId, act: 'TAKE' as const, reason: '다시 받음' };
  expect(await shop.call(settleExcess, input, at.owner)).toMatchObject({
    http: 400,
    fields: { type: 'required' },
  });
  expect(await shop.call(settleExcess, { ...input, type: 'cash' }, at.owner)).toMatchObject({
    ...{ http: 409, status: 'TENDER_NOT_ACCEPTED' },
  });

  const taken = await shop.call(settleExcess, { ...input, type: 'INSTORE_CASH' }, at.owner);

  expect(taken.response.order).toMatchObject({ status: 'CLOSED', paid: 4_500, paymentType: 'INSTORE_CASH' });
  expectToAddUp(await shop.readOrder(at, id));
  expect(await listed(at)).toMatchObject({ content: [] });
});

test('missing money is not taken while a provider decides about the order, and can be written off', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await chargeMissing(at);
  await shop.db.updateTable('orders').set({ pending: 'CANCEL' }).where('id', '=', id).execute();
  const input = { storeId: at.storeId, id: paymentId, reason: '연락 안 됨' };

  expect(
    await shop.call(settleExcess, { ...input, act: 'TAKE', type: 'INSTORE_CASH' }, at.owner),
  ).toMatchObject({
    ...{ http: 409, status: 'ORDER_PENDING' },
  });
  const off = await shop.call(settleExcess, { ...input, act: 'WRITE_OFF' }, at.owner);
  expect(off.response.payment).toMatchObject({ approved: 4_500, missing: 0 });
  expect(await listed(at)).toMatchObject({ content: [] });
});

test('an order whose money is missing is not refunded to the card, and is cancelled without asking the provider', async () => {
  const at = await shop.openStore();
  const { id, paymentId } = await chargeMissing(at);

  const refund = await shop.refund(at, id, { amount: 1_000, tenders: [{ paymentId, amount: 1_000 }] });
  expect(refund).toMatchObject({ http: 409, detail: { reason: 'MORE_THAN_HELD' } });
  expect((await shop.cancel(at, id)).response).toMatchObject({ status: 'CANCELLED', paid: 0 });
  expect(await listed(at)).toMatchObject({ content: [] });
});

test('a charge that a person decided as failed, but that was approved, is given back if the order was paid otherwise', async () => {
  const at = await shop.openStore();
  const of = await charged(at);
  expect((await decide(at, of, 'FAILED')).response.order).toMatchObject({ status: 'OPEN', pending: null });
  await shop.pay(at, of.id, cash());

  shop.passTerminalTime();
  await shop.runJobs();
  await shop.runJobs();

  const order = await shop.readOrder(at, of.id);
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expect(order.payments[0]).toMatchObject({
    excess: 0,
    transactions: [
      { status: 'FAILED', isDecided: true },
      { kind: 'APPROVAL', status: 'APPROVED', amount: 0, excess: 4_500, isDecided: false },
      { kind: 'REFUND', status: 'APPROVED', excess: -4_500 },
    ],
  });
});

test('listing and settling excess needs the right REFUND, and works only for the own store', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { paymentId } = await cashWithoutRoom(at);
  const staff = await shop.staffOf({ id: at.storeId });
  const give = { storeId: at.storeId, id: paymentId, act: 'GIVE_BACK' as const, reason };

  for (const [as, http] of [
    [undefined, 401],
    [staff, 403],
    [other.owner, 404],
  ] as const) {
    expect((await shop.call(listExcess, { storeId: at.storeId }, as)).http).toBe(http);
    expect((await shop.call(settleExcess, give, as)).http).toBe(http);
  }
  expect((await shop.call(settleExcess, { ...give, storeId: other.storeId }, other.owner)).http).toBe(404);
  expect((await shop.call(settleExcess, { ...give, id: newId() }, at.owner)).http).toBe(404);
  expect(await listed(other)).toMatchObject({ totalElements: 0, content: [] });
});

test('only an order with excess tells the screens that the list of excess changed', async () => {
  const at = await shop.openStore();
  await shop.order(at);
  const { paymentId } = await cashWithoutRoom(at);
  await shop.call(settleExcess, { storeId: at.storeId, id: paymentId, act: 'GIVE_BACK', reason }, at.owner);
  await shop.cancel(at, (await shop.order(at)).id);

  const { rows } = await sql<{ type: string }>`
    select type from store_events where store_id = ${at.storeId} order by seq`.execute(shop.db);
  expect(rows.map(({ type }) => type)).toEqual([
    ...['ORDER_TAKEN', 'ORDER_TAKEN', 'ORDER_CHANGED'],
    ...['EXCESS_CHANGED', 'ORDER_CHANGED', 'EXCESS_CHANGED', 'ORDER_CHANGED'],
    ...['ORDER_TAKEN', 'ORDER_CHANGED'],
  ]);
});
