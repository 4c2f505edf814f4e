import { cancelCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

async function receipted() {
  const at = await shop.openStore();
  const paid = await shop.paidInCash(at);
  const { response: receipt } = await shop.postReceipt(at, paid.paymentId);
  return { at, ...paid, receipt };
}

test('a person cancels an issued receipt with a reason, and its number is forgotten', async () => {
  const { at, orderId, receipt } = await receipted();

  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({
    ...{ http: 200, response: { id: receipt.id, status: 'CANCELLED', identifierLast4: '5678' } },
  });
  const { history } = await shop.readOrder(at, orderId);
  expect(history.at(-1)).toMatchObject({
    ...{ kind: 'CASH_RECEIPT_CANCELLED', reason: '번호 오류', amount: 9_000, by: '김마루' },
  });
  const row = shop.db.selectFrom('cashReceipts').select('identifierSealed').where('id', '=', receipt.id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ identifierSealed: null });
});

test('a receipt that is cancelled already, or whose issue is still pending, cannot be cancelled', async () => {
  const { at, receipt } = await receipted();
  const refusal = (reason: string) => ({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_CANCELLABLE', detail: { reason } },
  });
  await shop.cancelReceipt(at, receipt.id);
  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject(refusal('CANCELLED'));

  const open = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  const { response } = await shop.postReceipt(at, open.paymentId);
  expect(await shop.cancelReceipt(at, response.id)).toMatchObject(refusal('REQUESTED'));
});

test('a request sent twice cancels once and gets the same answer', async () => {
  const { at, receipt } = await receipted();
  const key = newId();

  const first = await shop.cancelReceipt(at, receipt.id, { key });

  expect((await shop.cancelReceipt(at, receipt.id, { key })).response).toEqual(first.response);
});

test('a stranger and a person from outside the store are refused', async () => {
  const { at, receipt } = await receipted();
  const input = { storeId: at.storeId, cashReceiptId: receipt.id, reason: '번호 오류' };

  expect(await shop.call(cancelCashReceipt, input)).toMatchObject({ http: 401 });
  expect(await shop.call(cancelCashReceipt, input, await shop.person())).toMatchObject({ http: 404 });
});

test('if the issuer refuses a cancellation, the receipt stays CANCEL_REQUESTED and says why, and a retry succeeds', async () => {
  const { at, receipt } = await receipted();
  await shop.issuerWill(at.storeId, 'DECLINE');

  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({
    ...{ http: 200, response: { status: 'CANCEL_REQUESTED', failure: 'REFUSED' } },
  });
  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({ response: { status: 'CANCELLED' } });
});

test('a cancellation without an answer is settled by the job, with its effect once', async () => {
  const { at, orderId, receipt } = await receipted();
  await shop.issuerWill(at.storeId, 'TIMEOUT');

  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({
    ...{ http: 200, response: { status: 'CANCEL_REQUESTED', failure: null } },
  });
  await shop.runJobs();

  const { cashReceipts, history } = await shop.readOrder(at, orderId);
  expect(cashReceipts).toMatchObject([{ status: 'CANCELLED' }]);
  expect(history.filter(({ kind }) => kind === 'CASH_RECEIPT_CANCELLED')).toHaveLength(1);
});

test('a new receipt can be requested while the first is being cancelled, and is issued after that', async () => {
  const { at, orderId, paymentId, receipt } = await receipted();
  await shop.issuerWill(at.storeId, 'LOST');
  await shop.cancelReceipt(at, receipt.id);

  const { response } = await shop.postReceipt(at, paymentId, { identifier: '0100001234' });
  expect(response).toMatchObject({ status: 'REQUESTED', replacesId: receipt.id });
  expect(await shop.issuedAt(at)).toHaveLength(1);
  await shop.runJobs();
  await shop.runJobs();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'ISSUED', identifierKind: 'SELF_ISSUED' },
  ]);
});
