import { postCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import type { CashReceiptIssuer } from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

const receiptsOf = async (at: At, orderId: string) => (await shop.readOrder(at, orderId)).cashReceipts;
const issuedNow = async (at: At) =>
  (await shop.issuedAt(at)).filter(({ approvalNumber, cancelledAt }) => approvalNumber && !cancelledAt);
const issuer = shop.issuers.byName.get('simulated-issuer') as CashReceiptIssuer;

async function paid() {
  const at = await shop.openStore();
  return { at, ...(await shop.paidInCash(at)) };
}

test('an answer that does not come in time leaves the receipt requested; the job finds it issued', async () => {
  const { at, orderId, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'TIMEOUT');

  const { response } = await shop.postReceipt(at, paymentId);
  expect(response).toMatchObject({ status: 'REQUESTED', approvalNumber: null, issuedAt: null });
  expect((await shop.unissued(at)).content).toMatchObject([{ paymentId, receipt: { id: response.id } }]);
  await shop.runJobs();
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'REQUESTED' }]);
  shop.passIssuerTime();
  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ id: response.id, status: 'ISSUED' }]);
  expect(await issuedNow(at)).toHaveLength(1);
});

test('an answer of the issuer that is late, but within the timeout, issues the receipt', async () => {
  const { at, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'LATE');

  expect(await shop.postReceipt(at, paymentId)).toMatchObject({ response: { status: 'ISSUED' } });
});

test('a request that never arrived is sent again by the job', async () => {
  const { at, orderId, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'LOST');
  await shop.postReceipt(at, paymentId);

  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'ISSUED' }]);
});

test('an issuer that refuses later leaves the receipt failed and in the queue', async () => {
  const { at, orderId, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'LOST');
  await shop.postReceipt(at, paymentId, { identifier: '010-1234-8888' });

  await shop.runJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'FAILED', failure: 'IDENTIFIER_REFUSED' }]);
  const { history } = await shop.readOrder(at, orderId);
  expect(history.at(-1)).toMatchObject({
    kind: 'CASH_RECEIPT_FAILED',
    reason: 'IDENTIFIER_REFUSED',
    by: null,
  });
  expect((await shop.unissued(at)).content).toMatchObject([{ receipt: { status: 'FAILED' } }]);
});

test('an outcome that arrives several times, from two jobs and the request, is booked once', async () => {
  const { at, orderId, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  const { response } = await shop.postReceipt(at, paymentId);
  shop.passIssuerTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);

  const other = await shop.instance();
  await shop.makeJobsDue();
  await Promise.all([shop.runMinute('settle-cash-receipts'), other.app.runDueJobs()]);
  await shop.runMinute('settle-cash-receipts');

  const { cashReceipts, history } = await shop.readOrder(at, orderId);
  expect(cashReceipts).toMatchObject([{ id: response.id, status: 'ISSUED' }]);
  expect(history.filter(({ kind }) => kind === 'CASH_RECEIPT_ISSUED')).toHaveLength(1);
});

test('receipts without an outcome are asked about every minute, even if their job is backing off', async () => {
  const { at, orderId, paymentId } = await paid();
  await shop.issuerWill(at.storeId, 'TIMEOUT');
  await shop.postReceipt(at, paymentId);
  // Each failure delays the job further; after the fourth, by almost a minute.
  for (let failures = 0; failures < 4; failures += 1) await shop.runJobs();
  shop.passIssuerTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await shop.app.runDueJobs();
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'REQUESTED' }]);

  await insertJob(shop.db, { task: 'settle-cash-receipts', payload: {} });
  await shop.app.runDueJobs();

  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'ISSUED' }]);
});

test('the tax office confirms later, and is asked until it does', async () => {
  const { at, orderId, paymentId } = await paid();
  const { response } = await shop.postReceipt(at, paymentId);
  shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
  await shop.runMinute('confirm-cash-receipts');
  expect(await receiptsOf(at, orderId)).toMatchObject([{ status: 'ISSUED' }]);

  shop.passTaxOfficeTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  await shop.runMinute('confirm-cash-receipts');

  expect(await receiptsOf(at, orderId)).toMatchObject([
    { status: 'CONFIRMED', approvalNumber: response.approvalNumber },
  ]);
});

test('cash whose receipt the tax office rejects is in the queue', async () => {
  const { at, orderId, paymentId } = await paid();
  const { response } = await shop.postReceipt(at, paymentId, { identifier: '010-1234-0000' });
  expect(response).toMatchObject({ status: 'ISSUED' });
  shop.passTaxOfficeTime();
  shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);

  await shop.runMinute('confirm-cash-receipts');

  expect((await shop.readOrder(at, orderId)).history.at(-1)).toMatchObject({
    ...{ kind: 'CASH_RECEIPT_FAILED', reason: 'REFUSED' },
  });
  expect((await shop.unissued(at)).content).toMatchObject([{ receipt: { status: 'REJECTED' } }]);
});

/** An issuer whose process dies before or after one of its calls has taken effect. */
function dyingAt(call: 'issue' | 'cancel', when: 'before' | 'after') {
  const { promise: isDead, resolve: die } = Promise.withResolvers<void>();
  const dead = async (act: () => Promise<unknown>): Promise<never> => {
    if (when === 'after') await act();
    die();
    return new Promise(() => {});
  };
  const dying: CashReceiptIssuer = {
    ...issuer,
    ...(call === 'issue'
      ? { issue: (...request) => dead(() => issuer.issue(...request)) }
      : { cancel: (...request) => dead(() => issuer.cancel(...request)) }),
  };
  return { isDead, issuers: shop.receiptIssuers(dying, 600_000) };
}

test.each(['before', 'after'] as const)(
  'a process that dies %s the issuer has issued loses nothing, and the retry returns the one receipt',
  async (when) => {
    const { at, paymentId } = await paid();
    const { isDead, issuers } = dyingAt('issue', when);
    const dying = await shop.instance({ issuers });
    const input = {
      storeId: at.storeId,
      paymentId,
      purpose: 'INCOME_DEDUCTION',
      identifier: '0100001234',
    } as const;
    const key = `cut off ${when}`;
    const answered = dying.call(postCashReceipt, input, at.owner, { key });
    await Promise.race([isDead, answered.then((answer) => Promise.reject(answer))]);

    expect(await shop.call(postCashReceipt, input, at.owner, { key })).toMatchObject({
      ...{ http: 409, status: 'REQUEST_IN_PROGRESS' },
    });
    await shop.runJobs();

    expect(await shop.call(postCashReceipt, input, at.owner, { key })).toMatchObject({
      ...{ http: 200, response: { status: 'ISSUED' } },
    });
    expect(await issuedNow(at)).toHaveLength(1);
  },
);

test.each([
  ['cancel', 'before'],
  ['cancel', 'after'],
  ['issue', 'before'],
  ['issue', 'after'],
] as const)(
  'a correction whose process dies in the call %s, %s that took effect, leaves only the right receipt',
  async (call, when) => {
    const { at, orderId, paymentId } = await paid();
    const { response: wrong } = await shop.postReceipt(at, paymentId);
    await shop.runJobs();
    const { response: right } = await shop.postReceipt(at, paymentId, {
      ...{ identifier: '010-3333-4444', replacesId: wrong.id },
    });
    // Makes the cancellation, which also writes the job that issues the right receipt.
    if (call === 'issue') await shop.runJobs();

    const { isDead, issuers } = dyingAt(call, when);
    const dying = await shop.instance({ issuers });
    await shop.makeJobsDue();
    const working = dying.app.runDueJobs();
    await Promise.race([isDead, working.then(() => Promise.reject(new Error('nothing died')))]);
    await shop.runJobs();
    await shop.runJobs();

    expect(await receiptsOf(at, orderId)).toMatchObject([
      { id: wrong.id, status: 'CANCELLED' },
      { id: right.id, status: 'ISSUED', identifierLast4: '4444' },
    ]);
    expect(await issuedNow(at)).toMatchObject([{ receiptId: right.id }]);
  },
);
