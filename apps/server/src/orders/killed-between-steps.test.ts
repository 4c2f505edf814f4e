import { postCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { makePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import type { PayPage } from '@maru/contract/rendered-page.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { makeJobsDue } from '#test/builders/terminal-builder.ts';
import { openWithToss } from '#test/builders/toss-builder.ts';
import { killableServer } from '#test/killable-server.ts';
import { killingMoments, moments } from '#test/killing-moments.ts';
import { openShop } from '#test/open-shop.ts';
import type { TossCall } from '#test/stand-ins/toss/toss-server.ts';

vi.setConfig({ hookTimeout: 300_000 });

const shop = await openShop();
shop.clock.now = new Date();
const { server: toss, setKey } = await openWithToss(shop);
const product = await killableServer({ connection: shop.connection, tossUrl: toss.baseUrl });
const amount = 4_500;
const twoMinutes = 120_000;
const waiting = { timeout: 60_000, interval: 50 };

type At = Awaited<ReturnType<typeof openKeyed>>;

describe.each(moments)('after a server was killed %s', (moment) => {
  const isDone = moment !== 'before its request arrives';
  let acts: Awaited<ReturnType<typeof beginAll>>;
  beforeAll(async () => {
    const killing = killingMoments(shop, toss, moment);
    acts = await beginAll(killing.until);
    await product.kill();
    await killing.freeLocks();

    await product.start(twoMinutes);
    for (const task of ['settle-unsettled', 'settle-cash-receipts'] as const)
      await insertJob(shop.db, { task, payload: {} });
  });

  test('a payment by link shows what was charged, and the guest can pay what was not', async () => {
    const { at, orderId, url } = acts.link;
    await decided(at, orderId);
    expect(await look(url)).toMatchObject(
      isDone ? { state: 'PAID' } : { state: 'PAYABLE', hint: 'NOT_PAID' },
    );
    if (!isDone) await product.open(await payAt(url));

    const order = await shop.readOrder(at, orderId);
    expect(order).toMatchObject({ status: 'CLOSED', paid: amount, leftToPay: 0 });
    await expectToAgree(at, orderId);
  });

  test('a card refund gives the money back once, and the till gets its answer', async () => {
    const { at, orderId, again } = acts.refund;
    const order = await decided(at, orderId);
    expect(order).toMatchObject({ status: 'CLOSED', paid: 3_500, refunded: 1_000 });
    await expectToAgree(at, orderId);

    await makeJobsDue(shop.db);
    await vi.waitFor(
      async () => expect(await again()).toMatchObject({ status: 'OK', response: { refunded: 1_000 } }),
      waiting,
    );
    await expectToAgree(at, orderId);
  });

  test('a cash receipt is issued once, and the till gets its answer', async () => {
    const { at, orderId, again } = acts.issue;
    await decided(at, orderId);
    await expectOneReceipt(at, orderId, '5678');

    await makeJobsDue(shop.db);
    await vi.waitFor(
      async () => expect(await again()).toMatchObject({ status: 'OK', response: { status: 'ISSUED' } }),
      waiting,
    );
    await expectOneReceipt(at, orderId, '5678');
  });

  test('a receipt that was being cancelled to be issued again is cancelled and issued once', async () => {
    const { at, orderId } = acts.cancelOfOld;
    await decided(at, orderId);
    await expectOneReceipt(at, orderId, '9999');
  });

  test('a receipt whose predecessor was cancelled already is issued once', async () => {
    const { at, orderId } = acts.issueOfNew;
    await decided(at, orderId);
    await expectOneReceipt(at, orderId, '9999');
  });
});

type Until = ReturnType<typeof killingMoments>['until'];

/** Begins one act in each of five stores. Each act gets as far as the moment at which the server is killed. */
async function beginAll(until: Until) {
  await product.start();
  return {
    link: await beginLink(until),
    refund: await beginRefund(until),
    issue: await beginIssue(until),
    cancelOfOld: await beginCorrection(until, 'the cancellation'),
    issueOfNew: await beginCorrection(until, 'the issue'),
  };
}

async function beginLink(until: Until) {
  const at = await openKeyed();
  const { id: orderId } = await shop.order(at);
  const url = await linkOf(at, orderId);
  const back = await payAt(url);
  await until(at, orderId, { path: '/v1/payments/confirm' }, () => product.open(back));
  return { at, orderId, url };
}

async function beginRefund(until: Until) {
  const at = await openKeyed();
  const { id: orderId } = await shop.order(at);
  await product.open(await payAt(await linkOf(at, orderId)));
  const [payment] = (await shop.readOrder(at, orderId)).payments;
  const tenders = [{ paymentId: payment?.id ?? '', amount: 1_000 }];
  const input = { storeId: at.storeId, orderId, amount: 1_000, tenders, reason: '품절' };
  const key = newId();
  const again = () => product.call(refundOrder, input, at.owner, key);
  await until(at, orderId, { path: '/v1/payments/' }, again);
  return { at, orderId, again };
}

async function beginIssue(until: Until) {
  const at = await openKeyed();
  const { orderId, again } = await receiptIn(at, { identifier: '010-1234-5678' });
  await until(at, orderId, { path: '/v1/cash-receipts' }, again);
  return { at, orderId, again };
}

async function beginCorrection(until: Until, during: 'the cancellation' | 'the issue') {
  const at = await openKeyed();
  const { orderId, paymentId, again } = await receiptIn(at, { identifier: '010-1234-5678' });
  const { response: issued } = await again();
  expect(issued).toMatchObject({ status: 'ISSUED' });
  const to = { identifier: '010-9999-9999', replacesId: issued.id };
  const correct = () => post(at, paymentId, to, newId());
  if (during === 'the cancellation') {
    await until(at, orderId, { path: '/cancel' }, correct);
    return { at, orderId };
  }
  await correct();
  // Waits until a job has asked to cancel the old receipt: `until` sets a fault for the next POST, which has
  // to be the issue that follows.
  await vi.waitFor(() => expect(toss.calls.filter(isCancelOf(at))).toHaveLength(1), waiting);
  await until(at, orderId, { path: '/v1/cash-receipts' }, taxOfficeCancels);
  return { at, orderId };
}

function isCancelOf({ secretKey }: At) {
  return (call: TossCall) => call.secretKey === secretKey && call.path.endsWith('/cancel');
}

async function receiptIn(at: At, to: { identifier: string }) {
  const { orderId, paymentId } = await shop.paidInCash(at, 1);
  const key = newId();
  return { orderId, paymentId, again: () => post(at, paymentId, to, key) };
}

function post(at: At, paymentId: string, to: { identifier: string; replacesId?: string }, key: string) {
  const input = { storeId: at.storeId, paymentId, purpose: 'INCOME_DEDUCTION' as const, ...to };
  return product.call(postCashReceipt, input, at.owner, key);
}

async function openKeyed() {
  const at = await shop.openStore();
  const secretKey = `test_sk_${newId()}`;
  expect(await setKey(at.storeId, secretKey, at.owner)).toMatchObject({ http: 200 });
  return { ...at, secretKey };
}

async function linkOf({ storeId, owner }: At, orderId: string): Promise<string> {
  const { response } = await product.call(makePayLink, { storeId, orderId, linkId: newId() }, owner, newId());
  return response.url;
}

async function look(url: string): Promise<PayPage> {
  return JSON.parse((await product.open(url)).text).payPage;
}

/** Pays at the provider's page; returns the address to which that page sends the guest back. */
async function payAt(url: string): Promise<string> {
  const page = await look(url);
  if (!('contents' in page)) return expect.fail(`nothing to pay: ${page.state}`);
  const checkout = await product.open(url, { amount: String(page.amount), contents: page.contents });
  const [, paymentKey = ''] = /payments\/([^/]+)\/checkout$/.exec(checkout.location) ?? [];
  return toss.guest(paymentKey, 'pay') ?? expect.fail(`not at the provider: ${checkout.location}`);
}

/** The tax office confirms the cancellations that it was asked for, and jobs read that. */
async function taxOfficeCancels() {
  const cancels = toss.receipts.filter(({ transactionType }) => transactionType === 'CANCEL');
  for (const { orderId: receiptId } of cancels) toss.decide(undefined, receiptId);
  await makeJobsDue(shop.db);
}

/** The order, once none of it waits for the provider or for the tax office to confirm a cancellation. */
function decided(at: At, orderId: string) {
  return vi.waitFor(async () => {
    await taxOfficeCancels();
    const order = await shop.readOrder(at, orderId);
    expect(order.pending).toBeNull();
    for (const { status } of order.cashReceipts) expect(status).not.toMatch(/REQUESTED/);
    return order;
  }, waiting);
}

/** Expects the provider to hold of each payment exactly what the order shows of it. */
async function expectToAgree(at: At, orderId: string) {
  expectToAddUp(await shop.readOrder(at, orderId));
  const rows = await shop.db
    .selectFrom('paymentTransactions')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('status', '=', 'APPROVED')
    .execute();
  const heldOf = (key: string) =>
    rows
      .filter(({ checkoutKey }) => checkoutKey === key)
      .reduce((sum, { kind, amountKrw }) => sum + (kind === 'REFUND' ? -amountKrw : amountKrw), 0);
  const begun = await shop.db
    .selectFrom('payTries')
    .innerJoin('payLinks', 'payLinks.id', 'payTries.linkId')
    .select('checkoutKey')
    .where('orderId', '=', orderId)
    .execute();
  for (const { checkoutKey } of begun) {
    const payment = toss.payments.find(({ paymentKey }) => paymentKey === checkoutKey) ?? expect.fail();
    const there = payment.approvedAt === null ? 0 : payment.balanceAmount;
    expect(there).toBe(heldOf(payment.paymentKey));
  }
}

/** Expects one live receipt over all that was paid, here and at the issuer. Earlier receipts are cancelled at both. */
async function expectOneReceipt(at: At, orderId: string, last4: string) {
  const { cashReceipts, paid } = await shop.readOrder(at, orderId);
  const live = cashReceipts.filter(({ status }) => status !== 'CANCELLED');
  expect(live).toMatchObject([{ status: 'ISSUED', amount: paid, identifierLast4: last4 }]);

  const ids = cashReceipts.map(({ id }) => id);
  const mine = toss.receipts.filter((receipt) => ids.includes(receipt.orderId));
  const cancelled = mine.filter(({ transactionType }) => transactionType === 'CANCEL');
  const issued = mine.filter(({ transactionType }) => transactionType === 'CONFIRM');
  expect(issued.map(({ orderId: id }) => id).sort()).toEqual(ids.sort());
  expect(cancelled.map(({ orderId: id }) => id)).toEqual(ids.filter((id) => id !== live[0]?.id));
}
