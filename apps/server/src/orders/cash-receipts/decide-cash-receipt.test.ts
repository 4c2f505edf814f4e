import { decideCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const receiptsOf = async (at: At, orderId: string) => (await shop.readOrder(at, orderId)).cashReceipts;
const liveAtIssuer = async (at: At) =>
  (await shop.issuedAt(at))
    .filter(({ approvalNumber, cancelledAt }) => approvalNumber && !cancelledAt)
    .map(({ receiptId }) => receiptId);

function passDay() {
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
}

/** The issuer now answers the open requests when the job asks. */
async function hearIssuer() {
  shop.passIssuerTime();
  await shop.runJobs();
  await shop.runMinute('settle-cash-receipts');
}

/** A receipt for which the issuer was asked a day ago, without an answer. */
async function unanswered(mood: 'TIMEOUT' | 'LOST' = 'TIMEOUT') {
  const at = await shop.openStore({ settings: { cashReceiptObligated: true } });
  const paid = await shop.paidInCash(at, 30);
  await shop.issuerWill(at.storeId, mood);
  const { response: receipt } = await shop.postReceipt(at, paid.paymentId);
  passDay();
  return { at, ...paid, receipt };
}

/** An issued receipt whose cancellation the issuer was asked for a day ago, without an answer. */
async function notCancelledYet(mood: 'TIMEOUT' | 'LOST') {
  const at = await shop.openStore({ settings: { cashReceiptObligated: true } });
  const paid = await shop.paidInCash(at, 30);
  const { response: receipt } = await shop.postReceipt(at, paid.paymentId);
  await shop.issuerWill(at.storeId, mood);
  expect(await shop.cancelReceipt(at, receipt.id)).toMatchObject({
    response: { status: 'CANCEL_REQUESTED' },
  });
  passDay();
  return { at, ...paid, receipt };
}

test('after a day without an answer an owner says that a receipt was issued, with its number and why', async () => {
  const { at, orderId, receipt } = await unanswered();

  expect(await shop.decideReceipt(at, receipt.id)).toMatchObject({
    ...{ http: 200, response: { status: 'ISSUED', approvalNumber: '730154800', unansweredSince: null } },
  });

  const { history } = await shop.readOrder(at, orderId);
  expect(history.slice(-2)).toMatchObject([
    { kind: 'CASH_RECEIPT_DECIDED', reason: '홈택스에서 확인', amount: 135_000, by: '김마루' },
    { kind: 'CASH_RECEIPT_ISSUED', reason: null },
  ]);
  expect((await shop.unissued(at)).content).toEqual([]);
});

test('an owner says that a receipt was not issued, and it is issued again', async () => {
  const { at, orderId, paymentId, receipt } = await unanswered('LOST');

  expect(await shop.decideReceipt(at, receipt.id, { decision: 'NOT_ISSUED' })).toMatchObject({
    response: { status: 'FAILED' },
  });
  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, receipt: { status: 'FAILED' } }]);
  const { response: next } = await shop.postReceipt(at, paymentId, { replacesId: receipt.id });

  expect(next).toMatchObject({ status: 'ISSUED' });
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'FAILED' }, { status: 'ISSUED' }]);
  await hearIssuer();
  expect(await liveAtIssuer(at)).toEqual([next.id]);
});

test('a receipt that an owner marked as issued gets its number when the issuer answers later', async () => {
  const { at, orderId, receipt } = await unanswered();
  await shop.decideReceipt(at, receipt.id, { decision: 'ISSUED', approvalNumber: '999999999' });

  await hearIssuer();

  const [there] = await shop.issuedAt(at);
  const [row] = await receiptsOf(at, orderId);
  expect(row).toMatchObject({ status: 'ISSUED', approvalNumber: there?.approvalNumber });
  expect(row?.approvalNumber).not.toBe('999999999');
});

test('a receipt that an owner marked as issued, but that the issuer refused, is in the queue', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  const { response: receipt } = await shop.postReceipt(at, paymentId);
  await shop.db
    .updateTable('simulatedReceipts')
    .set({ approvalNumber: null, failure: 'IDENTIFIER_REFUSED' })
    .where('receiptId', '=', receipt.id)
    .execute();
  passDay();
  await shop.decideReceipt(at, receipt.id);

  await hearIssuer();

  expect((await shop.unissued(at)).content).toMatchObject([
    { receipt: { status: 'REJECTED', failure: 'IDENTIFIER_REFUSED' } },
  ]);
});

test('a receipt that an owner marked as not issued becomes valid when the issuer says that it was issued', async () => {
  const { at, orderId, receipt } = await unanswered();
  await shop.decideReceipt(at, receipt.id, { decision: 'NOT_ISSUED' });

  await hearIssuer();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ id: receipt.id, status: 'ISSUED' }]);
  expect(await liveAtIssuer(at)).toEqual([receipt.id]);
  expect((await shop.unissued(at)).content).toEqual([]);
});

test.each(['replaced', 'dropped'] as const)(
  'a receipt marked as not issued and then %s is cancelled if it was issued after all: a payment never has two',
  async (since) => {
    const { at, orderId, paymentId, receipt } = await unanswered();
    await shop.decideReceipt(at, receipt.id, { decision: 'NOT_ISSUED' });
    if (since === 'replaced') await shop.postReceipt(at, paymentId, { identifier: '010-2222-3333' });
    else await shop.cancelReceipt(at, receipt.id);

    await hearIssuer();
    await hearIssuer();

    const [old, next] = await receiptsOf(at, orderId);
    expect(old).toMatchObject({ id: receipt.id, status: 'CANCELLED' });
    expect(next?.status).toBe(since === 'replaced' ? 'ISSUED' : undefined);
    expect(await liveAtIssuer(at)).toEqual(since === 'replaced' ? [next?.id] : []);
  },
);

test('a new receipt in the queue waits for a cancellation, and is issued once an owner marks the old one as cancelled', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  const { response: wrong } = await shop.postReceipt(at, paymentId);
  const { response: next } = await shop.postReceipt(at, paymentId, {
    ...{ identifier: '010-3333-4444', replacesId: wrong.id },
  });
  passDay();
  expect((await shop.unissued(at)).content).toMatchObject([
    { receipt: { id: next.id, status: 'REQUESTED' }, waitsFor: { id: wrong.id, status: 'CANCEL_REQUESTED' } },
  ]);

  await shop.decideReceipt(at, wrong.id, { decision: 'CANCELLED' });
  await hearIssuer();
  await hearIssuer();

  expect((await shop.unissued(at)).content).toEqual([]);
  const [old, right] = await receiptsOf(at, orderId);
  // The issuer did have the first receipt, and was asked to cancel it.
  expect(old).toMatchObject({ status: 'CANCELLED' });
  expect(right).toMatchObject({ status: 'ISSUED', identifierLast4: '4444' });
  expect(await liveAtIssuer(at)).toEqual([right?.id]);
});

test('a receipt that an owner marks as not cancelled stays valid', async () => {
  const { at, orderId, receipt } = await notCancelledYet('LOST');

  expect(await shop.decideReceipt(at, receipt.id, { decision: 'NOT_CANCELLED' })).toMatchObject({
    response: { status: 'ISSUED', unansweredSince: null },
  });
  await hearIssuer();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'ISSUED' }]);
  expect(await liveAtIssuer(at)).toEqual([receipt.id]);
});

test('a receipt that an owner marked as not cancelled becomes cancelled when the issuer says that it was', async () => {
  const { at, orderId, receipt } = await notCancelledYet('TIMEOUT');
  await shop.decideReceipt(at, receipt.id, { decision: 'NOT_CANCELLED' });

  await hearIssuer();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }]);
  expect((await shop.unissued(at)).content).toMatchObject([{ receipt: null }]);
});

test('if an owner marks the receipt of a cancelled order as not cancelled, the issuer is asked again to cancel it', async () => {
  const at = await shop.openStore();
  const { orderId, paymentId } = await shop.paidInCash(at);
  const { response: receipt } = await shop.postReceipt(at, paymentId);
  await shop.cancel(at, orderId);
  passDay();

  expect(await shop.decideReceipt(at, receipt.id, { decision: 'NOT_CANCELLED' })).toMatchObject({
    response: { status: 'CANCEL_REQUESTED', unansweredSince: shop.clock.now.toISOString() },
  });
  await hearIssuer();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await liveAtIssuer(at)).toEqual([]);
});

test('a receipt issued elsewhere cannot be cancelled here: the order says so, and an owner marks it as cancelled', async () => {
  const { at, orderId, receipt } = await unanswered('LOST');
  await shop.decideReceipt(at, receipt.id);

  await shop.cancel(at, orderId);
  await shop.runJobs();
  expect(await receiptsOf(at, orderId)).toMatchObject([
    { status: 'CANCEL_REQUESTED', failure: 'NOT_RECEIVED' },
  ]);
  passDay();
  await shop.decideReceipt(at, receipt.id, { decision: 'CANCELLED' });

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'CANCELLED', failure: null }]);
});

test('a decision is refused if it does not fit the open request, comes within a day, or follows another decision', async () => {
  const refusal = (reason: string) => ({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_DECIDABLE', detail: { reason } },
  });
  const { at, receipt } = await unanswered();
  expect(await shop.decideReceipt(at, receipt.id, { decision: 'CANCELLED' })).toMatchObject(refusal('OTHER'));
  const early = await shop.paidInCash(at);
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  const { response: young } = await shop.postReceipt(at, early.paymentId);

  expect(await shop.decideReceipt(at, young.id)).toMatchObject(refusal('TOO_EARLY'));
  await shop.decideReceipt(at, receipt.id);
  expect(await shop.decideReceipt(at, receipt.id)).toMatchObject(refusal('DECIDED'));
});

test('a decision sent twice is made once and gets the same answer', async () => {
  const { at, orderId, receipt } = await unanswered();
  const key = newId();

  const first = await shop.decideReceipt(at, receipt.id, {}, { key });

  expect((await shop.decideReceipt(at, receipt.id, {}, { key })).response).toEqual(first.response);
  const { history } = await shop.readOrder(at, orderId);
  expect(history.filter(({ kind }) => kind === 'CASH_RECEIPT_DECIDED')).toHaveLength(1);
});

test('a decision needs an approval number if it says that a receipt was issued, and takes none otherwise', async () => {
  const { at, receipt } = await unanswered();
  const { storeId } = at;
  const input = { storeId, cashReceiptId: receipt.id, reason: '확인함' };
  const number = { approvalNumber: '730154800' };

  expect(await shop.call(decideCashReceipt, { ...input, decision: 'ISSUED' }, at.owner)).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT', fields: { approvalNumber: 'required' } },
  });
  const other = { ...input, ...number, decision: 'NOT_ISSUED' as const };
  expect(await shop.call(decideCashReceipt, other, at.owner)).toMatchObject({
    ...{ http: 400, status: 'WRONG_FORMAT' },
  });
});

test('staff, a stranger and a person from outside the store decide nothing; another store has no such receipt', async () => {
  const { at, receipt } = await unanswered();
  const staff = await shop.staffOf({ id: at.storeId });
  const { storeId } = at;
  const input = { storeId, cashReceiptId: receipt.id, decision: 'NOT_ISSUED' as const, reason: '확인함' };

  expect(await shop.call(decideCashReceipt, input)).toMatchObject({ http: 401 });
  expect(await shop.call(decideCashReceipt, input, await shop.person())).toMatchObject({ http: 404 });
  expect(await shop.call(decideCashReceipt, input, staff)).toMatchObject({ http: 403 });
  const other = await shop.openStore();
  expect(await shop.decideReceipt(other, receipt.id)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});
