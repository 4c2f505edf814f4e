import { cancelCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { removeProviderKeys } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const withToss = await openWithToss(shop);
const { server, setKey } = withToss;
const key = 'test_sk_zXcVbNmAsDfGhJkL1234';

/** The provider lists requests by their day. */
async function openKeyed() {
  shop.clock.now = new Date();
  const at = await shop.openStore();
  await setKey(at.storeId, key, at.owner);
  return { at, ...(await shop.paidInCash(at)) };
}

test('a store with a key at a provider has its receipts issued there, and confirmed once the tax office has decided', async () => {
  const { at, orderId, paymentId } = await openKeyed();

  const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  expect(response).toMatchObject({ status: 'ISSUED', amount: 9_000, approvalNumber: expect.any(String) });
  expect(server.receipts).toMatchObject([
    { orderId: response.id, amount: 9_000, transactionType: 'CONFIRM' },
  ]);

  server.decide(undefined, response.id);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await insertJob(shop.db, { task: 'confirm-cash-receipts', payload: {} });
  await withToss.runJobs();
  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'CONFIRMED' }]);
});

test('a receipt is cancelled at the provider that issued it, also if the store has removed its keys by then', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  await shop.postReceipt(at, paymentId, {}, { through: withToss });
  await shop.db.updateTable('storeProviderKeys').set({ removedAt: new Date() }).execute();

  await shop.cancel(at, orderId);
  await withToss.taxOfficeDecides();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'CANCELLED' }]);
  expect(server.receipts.at(-1)).toMatchObject({ transactionType: 'CANCEL', amount: 9_000 });
});

test('a cancellation that the tax office rejects a day later is requested again, and the new receipt waits for it', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  const { response: old } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  server.decide(undefined, old.id);
  await shop.refund(at, orderId, { amount: 3_000, tenders: [{ paymentId, amount: 3_000 }] });
  const receipts = async () => (await shop.readOrder(at, orderId)).cashReceipts;

  await withToss.runJobs();
  expect(await receipts()).toMatchObject([
    { status: 'CANCEL_REQUESTED', failure: null },
    { status: 'REQUESTED' },
  ]);

  server.decide('TS5', old.id);
  await withToss.runJobs();
  await withToss.runJobs();
  const { history } = await shop.readOrder(at, orderId);
  expect(history).toContainEqual(
    expect.objectContaining({ kind: 'CASH_RECEIPT_CANCEL_FAILED', reason: 'DUPLICATE_RECEIPT' }),
  );
  expect(await receipts()).toMatchObject([
    { status: 'CANCEL_REQUESTED', failure: null },
    { status: 'REQUESTED' },
  ]);
  const [, next] = await receipts();
  expect(server.receipts.some(({ orderId: id }) => id === next?.id)).toBe(false);

  server.decide(undefined, old.id);
  await withToss.runJobs();
  await withToss.runJobs();
  expect(await receipts()).toMatchObject([
    { status: 'CANCELLED', amount: 9_000 },
    { status: 'ISSUED', amount: 6_000 },
  ]);
});

test('a receipt of a store without keys at the provider is refused as not available', async () => {
  const at = await shop.openStore();
  const { paymentId } = await shop.paidInCash(at);

  expect(await shop.postReceipt(at, paymentId, {}, { through: withToss })).toMatchObject({
    ...{ http: 409, status: 'CASH_RECEIPT_NOT_AVAILABLE' },
  });
});

test('keys that a receipt was issued with are not deleted', async () => {
  const { at, paymentId } = await openKeyed();
  await shop.postReceipt(at, paymentId, {}, { through: withToss });

  const deleted = shop.db.deleteFrom('storeProviderKeys').where('storeId', '=', at.storeId).execute();
  await expect(deleted).rejects.toThrow('cash_receipts__provider_keys');
});

test('a cancellation that was refused for now succeeds later, though the provider repeats its refusals for days', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  server.next({ http: 403, code: 'FORBIDDEN_CONSECUTIVE_REQUEST' });
  const input = { storeId: at.storeId, cashReceiptId: response.id, reason: '번호 오류' };
  expect(await withToss.call(cancelCashReceipt, input, at.owner)).toMatchObject({
    response: { status: 'CANCEL_REQUESTED', failure: 'TRY_LATER' },
  });

  await withToss.taxOfficeDecides();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'CANCELLED' }]);
});

test('a request that reached the provider on a later day than it was made is found, and not sent again', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  const arrives = shop.clock.now;
  shop.clock.now = new Date(arrives.getTime() - 2 * 86_400_000);
  server.next('CUT');
  const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  expect(response).toMatchObject({ status: 'REQUESTED' });
  shop.clock.now = arrives;

  await withToss.runJobs();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'ISSUED' }]);
  const sent = server.calls.filter(
    ({ method, idempotencyKey }) => method === 'POST' && idempotencyKey === response.id,
  );
  expect(sent).toHaveLength(1);
});

test('a cancellation that fails because the provider refuses the keys is in the history, and succeeds later', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  await shop.postReceipt(at, paymentId, {}, { through: withToss });
  await shop.cancel(at, orderId);
  server.nextRead({ http: 401, code: 'UNAUTHORIZED_KEY' });

  await withToss.taxOfficeDecides();

  const { cashReceipts, history } = await shop.readOrder(at, orderId);
  expect(history.slice(-2)).toMatchObject([
    { kind: 'CASH_RECEIPT_CANCEL_FAILED', reason: 'KEYS_REFUSED' },
    { kind: 'CASH_RECEIPT_CANCELLED' },
  ]);
  expect(cashReceipts).toMatchObject([{ status: 'CANCELLED' }]);
});

test('a receipt whose keys died before the answer is decided by an owner after a day, and issued with the new ones', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  server.next('BROKEN');
  const { response: receipt } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  server.revokeKey(key);
  const next = 'test_sk_QwErTyUiOpAsDfGh5678';
  await setKey(at.storeId, next, at.owner);
  await withToss.runJobs();
  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([{ status: 'REQUESTED' }]);

  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  await shop.decideReceipt(at, receipt.id, { decision: 'NOT_ISSUED' }, { through: withToss });
  const again = { replacesId: receipt.id };
  const { response } = await shop.postReceipt(at, paymentId, again, { through: withToss });

  expect(response).toMatchObject({ status: 'ISSUED' });
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', secretKey: next });
});

test('after a refund in part the old receipt is cancelled with its own keys, and the new one issued with the present ones', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  await shop.postReceipt(at, paymentId, {}, { through: withToss });
  const next = 'test_sk_MnBvCxZaSdFgHjKl9012';
  await setKey(at.storeId, next, at.owner);
  server.calls.length = 0;

  await shop.refund(at, orderId, { amount: 3_000, tenders: [{ paymentId, amount: 3_000 }] });
  await withToss.taxOfficeDecides();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'ISSUED', amount: 6_000 },
  ]);
  const posts = server.calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ secretKey }) => secretKey)).toEqual([key, next]);
});

test('a receipt that has to be issued again fails if the store has removed its keys', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  await shop.postReceipt(at, paymentId, {}, { through: withToss });
  await shop.call(removeProviderKeys, { storeId: at.storeId }, at.owner);

  await shop.refund(at, orderId, { amount: 3_000, tenders: [{ paymentId, amount: 3_000 }] });
  await withToss.taxOfficeDecides();

  expect((await shop.readOrder(at, orderId)).cashReceipts).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'FAILED', failure: 'KEYS_REFUSED', amount: 6_000 },
  ]);
});

const minutesPass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
/** The receipts of an order after the job of every minute. */
async function receiptsAfterMinute(at: Parameters<typeof shop.readOrder>[0], orderId: string) {
  await insertJob(shop.db, { task: 'settle-cash-receipts', payload: {} });
  await withToss.runJobs();
  return (await shop.readOrder(at, orderId)).cashReceipts;
}

test.each([
  ['says so', { http: 403, code: 'FORBIDDEN_CONSECUTIVE_REQUEST' }],
  ['has too many requests', { http: 429, code: 'TOO_MANY_REQUESTS' }],
] as const)(
  'a request for a receipt that was refused for now is sent again after a minute if the issuer %s',
  async (_, day) => {
    const { at, orderId, paymentId } = await openKeyed();
    server.next(day);
    const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
    expect(response).toMatchObject({ status: 'REQUESTED', failure: 'TRY_LATER' });
    expect(await receiptsAfterMinute(at, orderId)).toMatchObject([{ status: 'REQUESTED' }]);

    minutesPass(1.1);

    expect(await receiptsAfterMinute(at, orderId)).toMatchObject([{ status: 'ISSUED', failure: null }]);
  },
);

test('a receipt whose issuer keeps failing is requested a few times, and then fails and is in the queue', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  server.calls.length = 0;
  const posts = () => server.calls.filter(({ method }) => method === 'POST');
  server.next('BROKEN');
  const { response } = await shop.postReceipt(at, paymentId, {}, { through: withToss });
  expect(response).toMatchObject({ status: 'REQUESTED', failure: null });
  let bad = 1;
  let receipt = response;

  for (let turn = 0; turn < 30 && receipt.status === 'REQUESTED'; turn += 1) {
    if (posts().length === bad) {
      server.next('BROKEN');
      bad += 1;
    }
    minutesPass(20);
    [receipt = response] = await receiptsAfterMinute(at, orderId);
  }

  expect(receipt).toMatchObject({ status: 'FAILED', failure: 'TRY_LATER' });
  expect(new Set(posts().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(6);
  expect((await shop.unissued(at)).content).toMatchObject([{ receipt: { status: 'FAILED' } }]);
  // Uses up the last bad day: no request has met it, and it would hit a request of the next test.
  await fetch(`${server.baseUrl}/v1/cash-receipts`, { method: 'POST', body: '{}' });
});

test('for all receipts of a store and day the provider is asked once whether they are confirmed', async () => {
  const { at, orderId, paymentId } = await openKeyed();
  const own = 'test_sk_OnlyOfThisOneStore34';
  await setKey(at.storeId, own, at.owner);
  const other = await shop.paidInCash(at);
  for (const id of [paymentId, other.paymentId]) await shop.postReceipt(at, id, {}, { through: withToss });
  server.decide();
  minutesPass(1);
  server.calls.length = 0;

  await insertJob(shop.db, { task: 'confirm-cash-receipts', payload: {} });
  await withToss.runJobs();

  for (const id of [orderId, other.orderId])
    expect((await shop.readOrder(at, id)).cashReceipts).toMatchObject([{ status: 'CONFIRMED' }]);
  expect(server.calls.filter(({ method, secretKey }) => method === 'GET' && secretKey === own)).toHaveLength(
    1,
  );
});
