import type { Endpoint, InputOf } from '@maru/contract/endpoint.ts';
import { updateTransaction } from '@maru/contract/orders/excess.endpoints.ts';
import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { changeOrderStatus } from '@maru/contract/orders/orders.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { withTerminal } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { recordOutcome } from './record-outcome.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const reason = '맛이 이상함';
const key = 'cut off';

test('the retry of a refund whose answer was lost gets the answer, also while a second refund is pending', async () => {
  const { at, id, paymentId } = await paidByCard();
  const refund = (amount: number) => {
    return { storeId: at.storeId, orderId: id, amount, tenders: [{ paymentId, amount }], reason };
  };
  await dieOnceBooked(at, id, refundOrder, refund(1_000));
  await shop.terminalWill(at.storeId, 'TIMEOUT');
  expect(await shop.call(refundOrder, refund(500), at.owner)).toMatchObject({
    response: { pending: 'REFUND' },
  });

  await shop.runJobs();

  expect(await shop.call(refundOrder, refund(1_000), at.owner, { key })).toMatchObject({
    http: 200,
    response: { id, status: 'CLOSED', refunded: 1_000 },
  });
});

test('the retry of a member with the right REFUND alone gets the answer that the job stored, without the customer', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at);
  const customer = await shop.customer(at);
  const { id } = await shop.order(at, { customer: { id: customer.id } });
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  const tenders = [{ paymentId: response.payment.id, amount: 1_000 }];
  const asked = { storeId: at.storeId, orderId: id, amount: 1_000, tenders, reason };
  const refunder = await shop.staffOf({ id: at.storeId }, ['REFUND']);
  await dieOnceBooked({ ...at, owner: refunder }, id, refundOrder, asked);

  await shop.runJobs();

  expect(await shop.call(refundOrder, asked, refunder, { key })).toMatchObject({
    http: 200,
    response: { id, refunded: 1_000, points: null },
  });
  expect((await shop.readOrder(at, id)).points).not.toBeNull();
});

test('the retry of giving a payment back gets that payment as its answer, also once the order is closed', async () => {
  const { at, id, paymentId } = await paidByCard({ closePaidOrders: false });
  const asked = { storeId: at.storeId, id: paymentId, reason };
  await dieOnceBooked(at, id, postTransaction, asked);
  await shop.pay(at, id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  await shop.close(at, id);

  await shop.runJobs();

  expect(await shop.call(postTransaction, asked, at.owner, { key })).toMatchObject({
    http: 200,
    response: { payment: { id: paymentId }, order: { id, status: 'CLOSED', paid: 4_500 } },
  });
});

test('the retry of a refused cancellation is refused, also once a second cancellation has succeeded', async () => {
  const { at, id } = await paidByCard();
  const asked = { storeId: at.storeId, orderId: id, newOrderStatus: 'CANCELLED' as const, reason };
  await shop.terminalWill(at.storeId, 'DECLINE');
  await dieOnceBooked(at, id, changeOrderStatus, asked);
  expect(await shop.call(changeOrderStatus, asked, at.owner)).toMatchObject({
    response: { status: 'CANCELLED' },
  });

  await shop.runJobs();

  expect(await shop.call(changeOrderStatus, asked, at.owner, { key })).toMatchObject({
    http: 409,
    status: 'REFUND_REFUSED',
  });
});

test('a refund that an owner settled as made is not sent again when the provider does not know it', async () => {
  const { at, id, paymentId } = await paidByCard();
  await shop.terminalWill(at.storeId, 'LOST');
  await shop.cancel(at, id);
  const asked = (await shop.readOrder(at, id)).payments[0]?.transactions[1];
  expect(asked).toMatchObject({ kind: 'REFUND', status: 'UNKNOWN' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
  const settling = {
    storeId: at.storeId,
    id: paymentId,
    transactionId: asked?.id ?? '',
    reason: '현금으로 줌',
  };
  await shop.call(updateTransaction, { ...settling, outcome: 'APPROVED' }, at.owner);

  await shop.runJobs();

  const refunds = shop.db.selectFrom('simulatedTerminalCharges').where('storeId', '=', at.storeId);
  expect(await refunds.select('kind').where('kind', '=', 'REFUND').execute()).toEqual([]);
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
  // The job keeps asking the provider about the refund.
  const settled = shop.db
    .selectFrom('paymentTransactions')
    .select('heardAt')
    .where('id', '=', settling.transactionId);
  expect(await settled.execute()).toEqual([{ heardAt: null }]);
});

async function paidByCard(settings: object = {}) {
  const at = await shop.openStore({ settings });
  const { id } = await shop.order(at);
  const { response } = await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 });
  return { at, id, paymentId: response.payment.id };
}

/** Sends a call to an instance that dies between booking the outcome of its refund and storing its answer. */
async function dieOnceBooked<E extends Endpoint>(at: At, orderId: string, call: E, input: InputOf<E>) {
  const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
  const refund: CardProvider['refund'] = async (request, signal) => {
    const outcome = await shop.terminal.refund(request, signal);
    const transaction = { storeId: at.storeId, id: request.intentId, orderId };
    const by = { byUserId: null, requestId: null, deviceType: null };
    const settling = { transaction, outcome, by, now: shop.clock.now };
    await inTransaction(shop.db, (tx) => recordOutcome(tx, settling));
    die();
    return new Promise(() => {});
  };
  const gateways = withTerminal(shop.gateways, () => ({ refund }));
  const dying = await shop.instance({ gateways });
  const answered = dying.call(call, input, at.owner, { key });
  await Promise.race([isDead, answered.then((answer) => Promise.reject(answer))]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
}
