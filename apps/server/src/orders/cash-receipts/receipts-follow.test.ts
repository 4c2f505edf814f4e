import type { Order } from '@maru/contract/orders/order.ts';
import { correctTender } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

async function receipted(settings: object = {}, quantity = 2) {
  const at = await shop.openStore({ settings });
  const paid = await shop.paidInCash(at, quantity);
  const { response: receipt } = await shop.postReceipt(at, paid.paymentId);
  return { at, ...paid, receipt };
}

const receiptsOf = async (at: At, orderId: string) => (await shop.readOrder(at, orderId)).cashReceipts;
const kindsOf = ({ history }: Order) => history.map(({ kind }) => kind);
const live = async (at: At) =>
  (await shop.issuedAt(at)).filter(({ approvalNumber, cancelledAt }) => approvalNumber && !cancelledAt);

test('cancelling the order cancels its receipt, after the money was given back', async () => {
  const { at, orderId } = await receipted();

  const { response: order } = await shop.cancel(at, orderId);
  expect(order).toMatchObject({
    status: 'CANCELLED',
    paid: 0,
    cashReceipts: [{ status: 'CANCEL_REQUESTED' }],
  });
  await shop.runJobs();

  const after = await shop.readOrder(at, orderId);
  expect(after.cashReceipts).toMatchObject([{ status: 'CANCELLED', cancelledAt: expect.any(String) }]);
  expect(kindsOf(after).at(-1)).toBe('CASH_RECEIPT_CANCELLED');
  expect(await live(at)).toEqual([]);
});

test('giving a tender back cancels its receipt', async () => {
  const { at, orderId, paymentId } = await receipted({ closePaidOrders: false });

  await shop.giveBack(at, paymentId);
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }]);
});

test('correcting a cash tender to a terminal payment cancels its receipt', async () => {
  const { at, orderId, paymentId } = await receipted();

  const correction = {
    storeId: at.storeId,
    id: paymentId,
    type: 'INSTORE_CAT' as const,
    reason: '단말기로 받음',
  };
  await shop.call(correctTender, correction, at.owner);
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED', paymentId }]);
  expect(await live(at)).toEqual([]);
});

test('after a refund in part the receipt is cancelled and issued to the same number over what remains', async () => {
  const { at, orderId, paymentId, receipt } = await receipted();

  const refund = { amount: 3_000, tenders: [{ paymentId, amount: 3_000 }] };
  const { response: order } = await shop.refund(at, orderId, refund);
  expect(order.cashReceipts).toMatchObject([
    { id: receipt.id, status: 'CANCEL_REQUESTED', amount: 9_000 },
    { status: 'REQUESTED', amount: 6_000, replacesId: receipt.id, identifierLast4: '5678' },
  ]);
  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, amount: 6_000 }]);
  await shop.runJobs();
  await shop.runJobs();

  const after = await receiptsOf(at, orderId);
  expect(after).toMatchObject([{ status: 'CANCELLED' }, { status: 'ISSUED', amount: 6_000 }]);
  const { supply = 0, vat = 0, taxFree = 0 } = after[1] ?? {};
  expect({ supply, vat, sum: supply + vat + taxFree }).toEqual({ supply: 5_455, vat: 545, sum: 6_000 });
  expect(await live(at)).toMatchObject([{ amountKrw: 6_000 }]);
  expect((await shop.unissued(at)).content).toEqual([]);
});

test('two refunds before any job ran leave one receipt, over what remains after both', async () => {
  const { at, orderId, paymentId } = await receipted();
  const refund = (amount: number) => shop.refund(at, orderId, { amount, tenders: [{ paymentId, amount }] });

  await refund(3_000);
  await refund(2_000);
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'ISSUED', amount: 4_000 },
  ]);
});

test('a refund of everything cancels the receipt, and also the one for the rest that was about to be issued', async () => {
  const { at, orderId, paymentId } = await receipted();
  const refund = (amount: number) => shop.refund(at, orderId, { amount, tenders: [{ paymentId, amount }] });

  await refund(3_000);
  await refund(6_000);
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([
    { status: 'CANCELLED', amount: 9_000 },
    { status: 'CANCELLED', amount: 6_000, issuedAt: null },
  ]);
  expect(await shop.issuedAt(at)).toHaveLength(1);
});

test('a revert brings no receipt back; a sale with the duty is in the queue again', async () => {
  const { at, orderId, paymentId } = await receipted({ cashReceiptObligated: true }, 23);
  await shop.cancel(at, orderId);
  await shop.runJobs();
  expect((await shop.unissued(at)).content).toEqual([]);

  await shop.revert(at, orderId);

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }]);
  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, amount: 103_500, receipt: null }]);
});

test('a refund is booked although the issuer refuses to cancel the receipt, and the cancellation is tried again', async () => {
  const { at, orderId, paymentId } = await receipted();
  await shop.runJobs();
  await shop.issuerWill(at.storeId, 'DECLINE');

  await shop.refund(at, orderId, { amount: 9_000, tenders: [{ paymentId, amount: 9_000 }] });
  await shop.runJobs();

  const stuck = await shop.readOrder(at, orderId);
  expect(stuck).toMatchObject({
    paid: 0,
    cashReceipts: [{ status: 'CANCEL_REQUESTED', failure: 'REFUSED' }],
  });
  expect(stuck.history.at(-1)).toMatchObject({ kind: 'CASH_RECEIPT_CANCEL_FAILED', reason: 'REFUSED' });
  await shop.runJobs();
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED', failure: null }]);
});

test('if an order is cancelled before the issuer answers, its receipt is cancelled once it turns out to be issued', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  expect(await shop.postReceipt(at, paymentId)).toMatchObject({ response: { status: 'REQUESTED' } });

  await shop.cancel(at, orderId);
  shop.passIssuerTime();
  await shop.runJobs();
  await shop.runJobs();

  expect(kindsOf(await shop.readOrder(at, orderId)).slice(-2)).toEqual([
    'CASH_RECEIPT_ISSUED',
    'CASH_RECEIPT_CANCELLED',
  ]);
  expect(await live(at)).toEqual([]);
});

test('cancelling an order without receipts creates none', async () => {
  const at = await shop.openStore();
  const { orderId } = await shop.paidInCash(at);

  expect((await shop.cancel(at, orderId)).response).toMatchObject({ status: 'CANCELLED', cashReceipts: [] });
  shop.passIssuerTime();
  await shop.runJobs();
  await shop.runMinute('settle-cash-receipts');

  expect(await receiptsOf(at, orderId)).toEqual([]);
  expect(await shop.issuedAt(at)).toEqual([]);
  expect((await shop.unissued(at)).content).toEqual([]);
});

test('a receipt that never reached the issuer before its money was given back is not issued', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'LOST');
  await shop.postReceipt(at, paymentId);
  await shop.cancel(at, orderId);

  await shop.runJobs();
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'REQUESTED' }]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
  await shop.runMinute('settle-cash-receipts');

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED', approvalNumber: null }]);
  expect(await shop.issuedAt(at)).toEqual([]);
});

test('a request whose answer was lost is found after its money was given back, and cancelled', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  await shop.postReceipt(at, paymentId);
  await shop.cancel(at, orderId);

  shop.passIssuerTime();
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await shop.issuedAt(at)).toMatchObject([{ cancelledAt: expect.any(Date) }]);
});

test('the receipt for the rest after a refund is not issued if the rest is given back before the issuer is asked', async () => {
  const { at, orderId, paymentId } = await receipted({}, 4);
  await shop.refund(at, orderId, { amount: 3_000, tenders: [{ paymentId, amount: 3_000 }] });
  const old = await shop.instance({ issuers: shop.receiptIssuers(undefined) });
  await old.app.runDueJobs();

  await shop.cancel(at, orderId);
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
  expect(await shop.issuedAt(at)).toHaveLength(1);
});
