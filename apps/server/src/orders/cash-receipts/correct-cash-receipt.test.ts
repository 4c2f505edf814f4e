import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

async function receipted(identifier = '010-1111-2222') {
  const at = await shop.openStore();
  const paid = await shop.paidInCash(at);
  const { response: receipt } = await shop.postReceipt(at, paid.paymentId, { identifier });
  return { at, ...paid, receipt };
}

const receiptsOf = async (at: At, orderId: string) => (await shop.readOrder(at, orderId)).cashReceipts;

test('a wrong number is corrected: the receipt is cancelled, then issued to the right one', async () => {
  const { at, orderId, paymentId, receipt } = await receipted();
  const right = { identifier: '010-3333-4444', replacesId: receipt.id };

  const { response } = await shop.postReceipt(at, paymentId, right);
  expect(response).toMatchObject({ status: 'REQUESTED', replacesId: receipt.id, identifierLast4: '4444' });
  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, receipt: { id: response.id } }]);
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([
    { id: receipt.id, status: 'CANCELLED' },
    { id: response.id, status: 'ISSUED', approvalNumber: expect.any(String) },
  ]);
  const stillSealed = shop.db
    .selectFrom('cashReceipts')
    .select('id')
    .where('identifierSealed', 'is not', null);
  expect(await stillSealed.where('paymentId', '=', paymentId).execute()).toEqual([{ id: response.id }]);
});

test('the history names who corrected a receipt, also for the steps that a job carried out', async () => {
  const { at, orderId, paymentId, receipt } = await receipted();
  const { response } = await shop.postReceipt(at, paymentId, {
    ...{ identifier: '010-3333-4444', replacesId: receipt.id },
  });
  await shop.runJobs();
  await shop.runJobs();

  const { history } = await shop.readOrder(at, orderId);
  expect(history.slice(-3)).toMatchObject([
    { kind: 'CASH_RECEIPT_CORRECTED', by: '김마루', cashReceiptId: response.id, reason: null },
    { kind: 'CASH_RECEIPT_CANCELLED', by: '김마루', cashReceiptId: receipt.id },
    { kind: 'CASH_RECEIPT_ISSUED', by: '김마루', cashReceiptId: response.id },
  ]);
});

test('the effect of a refund on a receipt has no author', async () => {
  const { at, orderId, paymentId, receipt } = await receipted();
  await shop.refund(at, orderId, { amount: 1_000, tenders: [{ paymentId, amount: 1_000 }] });
  await shop.runJobs();
  await shop.runJobs();

  const { history, cashReceipts } = await shop.readOrder(at, orderId);
  expect(history.slice(-2)).toMatchObject([
    { kind: 'CASH_RECEIPT_CANCELLED', by: null, cashReceiptId: receipt.id },
    { kind: 'CASH_RECEIPT_ISSUED', by: null, cashReceiptId: cashReceipts.at(-1)?.id },
  ]);
});

test('a receipt that the tax office rejects while it is being corrected needs no cancellation', async () => {
  const { at, orderId, paymentId, receipt } = await receipted('010-1111-0000');
  const right = { identifier: '010-3333-4444', replacesId: receipt.id };
  await shop.postReceipt(at, paymentId, right);
  shop.passTaxOfficeTime();
  await shop.runJobs();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }, { status: 'ISSUED' }]);
  const there = await shop.issuedAt(at);
  expect(there).toMatchObject([{ receiptId: receipt.id, cancelledAt: null }, { cancelledAt: null }]);
  expect(there.map(shop.isStanding)).toEqual([false, true]);
});

test('a receipt that was refused is issued again to the same number, which nobody has to type again', async () => {
  const { at, orderId, paymentId, receipt } = await receipted('010-1111-8888');
  expect(receipt).toMatchObject({ status: 'FAILED', failure: 'IDENTIFIER_REFUSED', approvalNumber: null });
  await shop.issuerWill(at.storeId, 'REJECT');

  const { response } = await shop.postReceipt(at, paymentId, { replacesId: receipt.id });

  expect(response).toMatchObject({ status: 'ISSUED', identifierLast4: '8888', replacesId: receipt.id });
  expect(await receiptsOf(at, orderId)).toHaveLength(2);
});

test('a refused receipt that nobody wants any more is dropped, and leaves the queue', async () => {
  const { at, orderId, receipt } = await receipted('010-1111-8888');
  expect((await shop.unissued(at)).content).toMatchObject([{ receipt: { status: 'FAILED' } }]);

  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({ response: { status: 'CANCELLED' } });

  expect((await shop.unissued(at)).content).toEqual([]);
  expect((await shop.readOrder(at, orderId)).history.at(-1)).toMatchObject({
    kind: 'CASH_RECEIPT_CANCELLED',
  });
});

test('only the current receipt of a payment can be corrected, not a replaced or unknown one', async () => {
  const { at, paymentId, receipt } = await receipted();
  const again = () =>
    shop.postReceipt(at, paymentId, { identifier: '010-3333-4444', replacesId: receipt.id });
  expect(await shop.postReceipt(at, paymentId)).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_EXISTS', detail: { cashReceiptId: receipt.id } },
  });
  const { response: next } = await again();
  expect(await again()).toMatchObject({ status: 'CASH_RECEIPT_EXISTS', detail: { cashReceiptId: next.id } });
  await shop.cancelReceipt(at, next.id);
  await shop.runJobs();

  expect(await again()).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_POSSIBLE', detail: { reason: 'REPLACED' } },
  });
  expect(await shop.postReceipt(at, paymentId, { replacesId: newId() })).toMatchObject({ http: 404 });
});

test('a number that is kept must fit the new purpose', async () => {
  const { at, paymentId, receipt } = await receipted('0100001234');

  expect(
    await shop.postReceipt(at, paymentId, { purpose: 'EXPENDITURE_PROOF', replacesId: receipt.id }),
  ).toMatchObject({ http: 400, fields: { identifier: 'notForPurpose' } });
});

test('the number of a refused receipt is erased after 30 days, and has to be typed again', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  const { response: refused } = await shop.postReceipt(at, paymentId, { identifier: '010-1234-8888' });
  expect(refused.status).toBe('FAILED');
  const hasNumber = async () => {
    const row = shop.db.selectFrom('cashReceipts').select('identifierSealed').where('id', '=', refused.id);
    return (await row.executeTakeFirstOrThrow()).identifierSealed !== null;
  };
  const sweepAfter = async (days: number) => {
    shop.clock.now = new Date(Date.parse(refused.requestedAt) + days * 86_400_000 + 1_000);
    await insertJob(shop.db, { task: 'sweep-receipt-numbers', payload: {} });
    await shop.runJobs();
  };
  await sweepAfter(29);
  expect(await hasNumber()).toBe(true);

  await sweepAfter(30);

  expect(await hasNumber()).toBe(false);
  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ isNumberErased: true }]);
  const same = await shop.postReceipt(at, paymentId, { replacesId: refused.id });
  expect(same).toMatchObject({ http: 409, detail: { reason: 'NUMBER_ERASED' } });
  const typed = { replacesId: refused.id, identifier: '010-1234-5678' };
  expect(await shop.postReceipt(at, paymentId, typed)).toMatchObject({ response: { status: 'ISSUED' } });
});
