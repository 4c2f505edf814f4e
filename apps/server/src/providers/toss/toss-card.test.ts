import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { failureOf, openTossShop, secretKey } from '#test/stand-ins/toss/toss-shop.ts';
import { openToss } from './open-toss.ts';
import { TossUndecided } from './toss-calls.ts';

const shop = await openTossShop();
const { server, card, signal } = shop;
const approved = {
  status: 'APPROVED',
  approvalNumber: '00000000',
  cardNumber: '43301234****123*',
  cardIssuer: '신한카드',
  at: expect.any(Date),
};

test('a payment that the guest authenticated is read, confirmed and found again', async () => {
  const { approval, inquiry, checkoutKey, tryId } = await shop.authenticated();

  expect(await card.approve(approval, signal)).toEqual(approved);

  expect(server.calls).toMatchObject([
    { method: 'GET', path: `/v1/payments/${checkoutKey}` },
    {
      ...{ method: 'POST', path: '/v1/payments/confirm', idempotencyKey: approval.intentId },
      body: { paymentKey: checkoutKey, orderId: tryId, amount: 10_000 },
    },
  ]);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'DONE', balanceAmount: 10_000 });
  expect(await card.find(inquiry)).toEqual(approved);
});

test('a request that only reads times out sooner than a request that moves money', async () => {
  const { approval } = await shop.authenticated();
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const usual = openToss({ baseUrl: server.baseUrl, log: pino({ level: 'silent' }) });
  await usual.card.approve(approval, signal);
  expect(limits.mock.calls).toEqual([[10_000], [30_000]]);
  limits.mockRestore();
});

test('a repeated approval confirms once', async () => {
  const { approval } = await shop.authenticated();
  expect(await card.approve(approval, signal)).toEqual(approved);
  expect(await card.approve(approval, signal)).toEqual(approved);
  expect(shop.posts()).toHaveLength(1);
});

test('a payment of another amount than asked for is never confirmed', async () => {
  const { approval, inquiry, checkoutKey } = await shop.authenticated(10_000);
  const more = { ...approval, amount: 10_001 };

  expect(await failureOf(card.approve(more, signal))).toBeInstanceOf(TossUndecided);

  expect(shop.posts()).toEqual([]);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'IN_PROGRESS' });
  expect(shop.logged.at(-1)).toContain('an answer does not fit its request');
  shop.minutesPass(11);
  expect(await card.find(inquiry)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
});

test.each([
  ['paymentKey', { paymentKey: 'another' }],
  ['orderId', { orderId: 'another-order' }],
  ['amount', { totalAmount: 1 }],
  ['currency', { currency: 'USD' }],
])('an answer with another %s leaves the payment undecided and is logged', async (name, other) => {
  const { approval, inquiry } = await shop.authenticated();
  server.next({ answer: { http: 200, body: { ...(await doneOf(approval)), ...other } } });

  expect((await failureOf(card.approve(approval, signal))).message).toContain(`differs in ${name}`);

  expect(shop.logged.at(-1)).toContain(`"differing":["${name}"]`);
  expect(await card.find(inquiry)).toEqual(approved);
});

async function doneOf({ checkoutKey }: { checkoutKey: string }) {
  return { ...server.webhookOf(checkoutKey).data, status: 'DONE' };
}

test.each([
  ['REJECT_CARD_COMPANY', 403, 'DECLINED'],
  ['REJECT_CARD_PAYMENT', 403, 'LIMIT_EXCEEDED'],
  ['EXCEED_MAX_DAILY_PAYMENT_COUNT', 400, 'LIMIT_EXCEEDED'],
  ['INVALID_STOPPED_CARD', 400, 'CARD_UNUSABLE'],
  ['INVALID_CARD_EXPIRATION', 400, 'CARD_UNUSABLE'],
  ['BELOW_MINIMUM_AMOUNT', 400, 'BELOW_MINIMUM'],
  ['NOT_FOUND_PAYMENT_SESSION', 404, 'EXPIRED'],
  ['NOT_AVAILABLE_PAYMENT', 403, 'TRY_LATER'],
  ['NOT_FOUND_TERMINAL_ID', 400, 'BUSINESS_REFUSED'],
  ['INVALID_REQUEST', 400, 'REFUSED'],
  ['UNAUTHORIZED_KEY', 401, 'KEYS_REFUSED'],
  ['INVALID_API_KEY', 400, 'KEYS_REFUSED'],
  ['FORBIDDEN_REQUEST', 403, 'KEYS_REFUSED'],
])('the refusal %s (%i) is our failure %3$s', async (code, http, failure) => {
  const { approval, checkoutKey } = await shop.authenticated();
  server.next({ http, code });
  expect(await card.approve(approval, signal)).toEqual({ status: 'FAILED', failure });
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'IN_PROGRESS' });
});

test('a card that its company refuses stays refused', async () => {
  const { approval, inquiry } = await shop.authenticated(10_000, 'refused');
  const declined = { status: 'FAILED', failure: 'DECLINED' };
  expect(await card.approve(approval, signal)).toEqual(declined);
  expect(await card.approve(approval, signal)).toEqual(declined);
  expect(await card.find(inquiry)).toEqual(declined);
});

test('a guest who was not back in time has paid nothing', async () => {
  const { approval, inquiry } = await shop.authenticated();
  shop.minutesPass(11);
  expect(await card.approve(approval, signal)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
  expect(await card.find(inquiry)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
  expect(shop.posts()).toEqual([]);
});

test('“already processed” is decided by reading the payment', async () => {
  const { approval } = await shop.authenticated();
  server.next('SILENT');
  await failureOf(card.approve(approval, server.givesUp()));
  server.nextRead({ answer: { http: 200, body: await inProgressOf(approval) } });
  server.next({ http: 400, code: 'ALREADY_PROCESSED_PAYMENT' });
  expect(await card.approve({ ...approval }, signal)).toEqual(approved);
});

async function inProgressOf({ checkoutKey }: { checkoutKey: string }) {
  return { ...server.webhookOf(checkoutKey).data, status: 'IN_PROGRESS' };
}

test.each(['SILENT', 'CUT', 'FAULT'] as const)(
  'if the answer is lost after the payment was confirmed (%s), the payment is found',
  async (day) => {
    const { approval, inquiry, checkoutKey } = await shop.authenticated();
    server.next(day);
    const answer = await card.approve(approval, server.givesUp()).catch((error: unknown) => error);

    // A 500 is an answer, so the payment is read immediately.
    if (day === 'FAULT') expect(answer).toEqual(approved);
    else expect(answer).toBeInstanceOf(TossUndecided);
    expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'DONE' });
    expect(await card.find(inquiry)).toEqual(approved);
    expect(await card.abandon(approval)).toEqual(approved);
    expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'DONE', balanceAmount: 10_000 });
  },
);

test('a confirmation that the network delivers twice charges once', async () => {
  const { approval, checkoutKey } = await shop.authenticated();
  server.next('TWICE');
  expect(await card.approve(approval, signal)).toEqual(approved);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'DONE', balanceAmount: 10_000 });
});

test('a lost confirmation is abandoned, and has no effect if it arrives later', async () => {
  const { approval, inquiry, checkoutKey } = await shop.authenticated();
  server.next('LOST');
  expect(await failureOf(card.approve(approval, server.givesUp()))).toBeInstanceOf(TossUndecided);
  expect(await card.find(inquiry)).toEqual({ status: 'NOT_FOUND' });

  expect(await card.abandon(approval)).toEqual({ status: 'FAILED', failure: 'NOT_RECEIVED' });

  await card.approve(approval, signal).catch(() => undefined);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'IN_PROGRESS', balanceAmount: 10_000 });
});

test('a confirmation that is still under way is not abandoned', async () => {
  const { approval, inquiry } = await shop.authenticated();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.next({ after: promise });
  expect(await failureOf(card.approve(approval, server.givesUp()))).toBeInstanceOf(TossUndecided);

  const error = await failureOf(card.abandon(approval));
  expect(error.message).toBe('toss: HTTP 409 IDEMPOTENT_REQUEST_PROCESSING');

  resolve();
  await expect.poll(() => card.find(inquiry)).toEqual(approved);
});

test.each([
  ['PROVIDER_ERROR', 400],
  ['IDEMPOTENT_REQUEST_PROCESSING', 409],
  ['A_CODE_THAT_IS_NOT_DOCUMENTED', 400],
  ['TOO_MANY_REQUESTS', 429],
  ['FAILED_INTERNAL_SYSTEM_PROCESSING', 500],
])('the error %s (%i) leaves the payment undecided', async (code, http) => {
  const { approval, inquiry } = await shop.authenticated();
  server.next({ http, code });
  expect(await failureOf(card.approve(approval, signal))).toBeInstanceOf(TossUndecided);
  expect(await card.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
  // The provider repeats its answer to the same key, so the payment stays undecided until it expires.
  expect(await failureOf(card.abandon(approval))).toBeInstanceOf(TossUndecided);
  shop.minutesPass(11);
  expect(await card.find(inquiry)).toEqual({ status: 'FAILED', failure: 'EXPIRED' });
});

test.each([
  ['no JSON', '<html>'],
  ['another shape', { paymentKey: 1 }],
  ['too long a text', { status: 'x'.repeat(51) }],
  ['too many bytes', ' '.repeat(2_000_001)],
])('an answer with %s leaves the payment undecided', async (_, body) => {
  const { approval, inquiry } = await shop.authenticated();
  server.next({ answer: { http: 200, body } });
  expect(await failureOf(card.approve(approval, signal))).toBeInstanceOf(Error);
  expect(await card.find(inquiry)).toEqual(approved);
});

test('keys that were revoked after the confirmation leave the payment undecided', async () => {
  const { approval, inquiry } = await shop.authenticated();
  server.next('SILENT');
  await failureOf(card.approve(approval, server.givesUp()));
  server.revokeKey(secretKey);

  expect(await card.find(inquiry)).toEqual({ status: 'KEYS_REFUSED' });
  expect(await failureOf(card.abandon(approval))).toBeInstanceOf(TossUndecided);

  server.addKey(secretKey, 'first');
  expect(await card.find(inquiry)).toEqual(approved);
});

test('a confirmation with keys that were revoked before fails with KEYS_REFUSED', async () => {
  const { approval } = await shop.authenticated();
  server.revokeKey(secretKey);
  expect(await card.approve(approval, signal)).toEqual({ status: 'FAILED', failure: 'KEYS_REFUSED' });
  server.addKey(secretKey, 'first');
});

test('another store’s keys do not find the payment', async () => {
  const { approval, inquiry } = await shop.paid().then(({ approval: made }) => ({
    approval: made,
    inquiry: { ...made, kind: 'APPROVAL' as const },
  }));
  const keys = { id: 'other', secretKey: 'test_sk_of_another_store' };
  expect(await card.find({ ...inquiry, keys })).toEqual({ status: 'NOT_FOUND' });
  expect(approval.keys.secretKey).toBe(secretKey);
});

test('keys are tried by requests that only read', async () => {
  server.calls.length = 0;
  expect(await card.tryKeys?.(secretKey, signal)).toBe('ACCEPTED');
  expect(await card.tryKeys?.('test_ck_a_client_key', signal)).toBe('REFUSED');
  server.nextRead({ http: 403, code: 'FORBIDDEN_REQUEST' });
  expect(await card.tryKeys?.(secretKey, signal)).toBe('REFUSED');
  server.nextRead('BROKEN');
  const error = await failureOf(card.tryKeys?.(secretKey, signal) ?? Promise.resolve());
  expect(error).toBeInstanceOf(TossUndecided);
  expect(server.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('neither errors nor logs contain keys or what the provider says', () => {
  const all = shop.logged.join('\n');
  expect(all).not.toContain(secretKey);
  expect(all).not.toContain(Buffer.from(`${secretKey}:`).toString('base64'));
  expect(all).not.toContain('결제사 내부 문구');
});
