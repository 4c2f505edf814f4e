import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import type { BadDay } from '#test/stand-ins/toss/toss-server.ts';
import { failureOf, openTossShop, secretKey } from '#test/stand-ins/toss/toss-shop.ts';
import { TossUndecided } from './toss-calls.ts';

const shop = await openTossShop();
const { server, card, signal } = shop;
const approved = { status: 'APPROVED', approvalNumber: '00000000', cardIssuer: '신한카드' };
const fifteenDays = 15 * 24 * 60;

const chargeOf = (checkoutKey: string, keys: { id: string; secretKey: string }) => ({
  ...{ storeId: newId(), amount: 10_000, checkoutKey, keys },
});
const cancelsOf = (checkoutKey: string) =>
  shop.paymentOf(checkoutKey)?.cancels.map(({ cancelAmount }) => cancelAmount);

test('a payment is refunded in parts and then as a whole', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const [part, rest] = [refundOf(3_000), refundOf(7_000)];

  expect(await card.refund(part.request, signal)).toMatchObject(approved);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 7_000 });
  expect(await card.refund(rest.request, signal)).toMatchObject(approved);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });

  expect(await card.find(part.inquiry)).toMatchObject(approved);
  expect(await card.find(rest.inquiry)).toMatchObject(approved);
  const { request } = part;
  expect(shop.posts()[0]).toMatchObject({
    ...{ path: `/v1/payments/${checkoutKey}/cancel`, idempotencyKey: request.intentId },
    body: { cancelAmount: 3_000, cancelReason: `품절 (${request.intentId})` },
  });
});

test('the provider is told how much of a refund is tax-free, so that its VAT stays right', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000, { taxFree: 4_500 });

  expect(await card.refund(refundOf(3_000, 2_000).request, signal)).toMatchObject(approved);
  expect(shop.posts().at(-1)?.body).toMatchObject({ cancelAmount: 3_000, taxFreeAmount: 2_000 });
  expect(server.webhookOf(checkoutKey).data).toMatchObject({
    ...{ balanceAmount: 7_000, taxFreeAmount: 2_500, suppliedAmount: 4_091, vat: 409 },
  });

  expect(await card.refund(refundOf(7_000, 2_500).request, signal)).toMatchObject(approved);
  expect(shop.paymentOf(checkoutKey)).toMatchObject({ status: 'CANCELED', taxFreeAmount: 0 });
});

test.each([
  ['all is given back', 10_000, 0, 4_500],
  ['more than it has is said to be tax-free', 6_000, 6_000, 4_500],
  ['more than it has is said to be taxable', 6_000, 0, 500],
])('where %s, the tax-free part is fitted to what is left', async (_, amount, taxFree, sent) => {
  const { refundOf, checkoutKey } = await shop.paid(10_000, { taxFree: 4_500 });
  expect(await card.refund(refundOf(amount, taxFree).request, signal)).toMatchObject(approved);
  expect(shop.paymentOf(checkoutKey)?.cancels).toMatchObject([{ cancelAmount: amount, taxFreeAmount: sent }]);
});

test('a store whose contract is for taxable things only is refunded all the same', async () => {
  server.sellsTaxableOnly('other');
  const keys = { id: shop.keys.id, secretKey: 'test_sk_of_another_store' };
  const { checkoutKey, tryId } = await shop.begin(10_000, { keys, taxFree: 4_500 });
  server.guest(checkoutKey, 'pay');
  const approval = { ...chargeOf(checkoutKey, keys), intentId: tryId };
  expect(await card.approve(approval, signal)).toMatchObject(approved);
  const refund = {
    ...approval,
    intentId: newId(),
    approvalIntentId: tryId,
    amount: 4_000,
    taxFree: 4_000,
    others: [],
  };
  expect(await card.refund(refund, signal)).toMatchObject(approved);
});

test('the approval of a refunded payment is still found as approved', async () => {
  const { approval, refundOf } = await shop.paid(10_000);
  await card.refund(refundOf(10_000).request, signal);
  expect(await card.find({ ...approval, kind: 'APPROVAL' })).toMatchObject(approved);
});

test.each([
  ['', '환불'],
  ['   ', '환불'],
  ['가'.repeat(500), '가'.repeat(161)],
])('a reason is at most 200 characters long, with the id of the refund', async (reason, kept) => {
  const { refundOf } = await shop.paid();
  const { request } = refundOf(1_000);
  expect(await card.refund({ ...request, reason }, signal)).toMatchObject(approved);
  expect(shop.posts()[0]?.body.cancelReason).toBe(`${kept} (${request.intentId})`);
});

test.each(['LOST', 'SILENT', 'CUT', 'FAULT', 'BROKEN', 'TWICE'] as const)(
  'of two equal refunds, one of which has a disturbed answer (%s), each is found with its own outcome',
  async (day) => {
    const { refundOf, checkoutKey } = await shop.paid(10_000);
    const [first, second] = [refundOf(2_000), refundOf(2_000)];
    expect(await card.refund(first.request, signal)).toMatchObject(approved);

    server.next(day);
    await card.refund(second.request, server.givesUp()).catch(() => undefined);

    const wasMade = day !== 'LOST' && day !== 'BROKEN';
    expect(cancelsOf(checkoutKey)).toEqual(wasMade ? [2_000, 2_000] : [2_000]);
    expect(await card.find(first.inquiry)).toMatchObject(approved);
    expect(await card.find(second.inquiry)).toMatchObject(wasMade ? approved : { status: 'NOT_FOUND' });
  },
);

test('a refund that was lost is asked for again, and made once', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const { request, inquiry } = refundOf(2_000);
  server.next('LOST');
  expect(await failureOf(card.refund(request, server.givesUp()))).toBeInstanceOf(TossUndecided);
  expect(await card.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
  expect(await card.refund(request, signal)).toMatchObject(approved);
  expect(await card.refund(request, signal)).toMatchObject(approved);
  expect(cancelsOf(checkoutKey)).toEqual([2_000]);
});

test('a refund that is still under way is not made twice', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const { request, inquiry } = refundOf(2_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.next({ after: promise });
  await failureOf(card.refund(request, server.givesUp()));
  expect(await card.find(inquiry)).toEqual({ status: 'NOT_FOUND' });

  expect((await failureOf(card.refund(request, signal))).message).toContain('IDEMPOTENT_REQUEST_PROCESSING');

  resolve();
  await expect.poll(() => card.find(inquiry)).toMatchObject(approved);
  expect(await card.refund(request, signal)).toMatchObject(approved);
  expect(cancelsOf(checkoutKey)).toEqual([2_000]);
});

test('after 15 days, without a valid key, a refund that was made is found, and a failed one is made', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const [made, broken] = [refundOf(2_000), refundOf(2_000)];
  server.next('SILENT');
  await failureOf(card.refund(made.request, server.givesUp()));
  server.next('BROKEN');
  expect((await failureOf(card.refund(broken.request, signal))).message).toContain('HTTP 500');
  // The provider repeats a fault, too.
  expect((await failureOf(card.refund(broken.request, signal))).message).toContain('HTTP 500');

  shop.minutesPass(fifteenDays);
  expect(await card.find(made.inquiry)).toMatchObject(approved);
  expect(await card.find(broken.inquiry)).toEqual({ status: 'NOT_FOUND' });
  expect(await card.refund(broken.request, signal)).toMatchObject(approved);
  expect(cancelsOf(checkoutKey)).toEqual([2_000, 2_000]);
});

test.each([
  ['NOT_CANCELABLE_AMOUNT', 403, 'NOT_REFUNDABLE'],
  ['NOT_CANCELABLE_PAYMENT', 403, 'NOT_REFUNDABLE'],
  ['REFUND_REJECTED', 400, 'NOT_REFUNDABLE'],
  ['EXCEED_MAX_REFUND_DUE', 403, 'REFUND_TOO_LATE'],
  ['NOT_ALLOWED_PARTIAL_REFUND', 403, 'NO_PARTIAL_REFUND'],
  ['FORBIDDEN_CONSECUTIVE_REQUEST', 403, 'TRY_LATER'],
  ['ALREADY_CANCELED_PAYMENT', 400, 'ALREADY_REFUNDED'],
  ['INVALID_REQUEST', 400, 'REFUSED'],
  ['UNAUTHORIZED_KEY', 401, 'KEYS_REFUSED'],
  ['FORBIDDEN_REQUEST', 403, 'KEYS_REFUSED'],
])('the refusal %s (%i) is our failure %3$s', async (code, http, failure) => {
  const { refundOf, checkoutKey } = await shop.paid();
  server.next({ http, code });
  expect(await card.refund(refundOf(1_000).request, signal)).toEqual({ status: 'FAILED', failure });
  expect(cancelsOf(checkoutKey)).toEqual([]);
});

test('after “already cancelled”, the refund that was made is approved, and any other one fails', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const [ours, another] = [refundOf(10_000), refundOf(10_000)];
  server.next('SILENT');
  await failureOf(card.refund(ours.request, server.givesUp()));
  shop.minutesPass(fifteenDays);

  expect(await card.refund(ours.request, signal)).toMatchObject(approved);
  expect(await card.refund(another.request, signal)).toEqual({
    status: 'FAILED',
    failure: 'ALREADY_REFUNDED',
  });
  expect(cancelsOf(checkoutKey)).toEqual([10_000]);
});

test('a cancellation that the store made at the provider counts as the refund, with its number and time there', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  server.cancelThere(checkoutKey, 10_000);
  const { transactionKey, canceledAt } = shop.paymentOf(checkoutKey)?.cancels[0] ?? {};

  expect(await card.refund(refundOf(10_000).request, signal)).toEqual({
    ...{ ...approved, approvalNumber: transactionKey, cardNumber: expect.any(String) },
    at: new Date(String(canceledAt)),
  });
  expect(cancelsOf(checkoutKey)).toEqual([10_000]);
});

test('a refund counts as made at the provider only up to what was cancelled there beyond the other refunds', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const ours = refundOf(4_000).request;
  await card.refund(ours, signal);
  server.cancelThere(checkoutKey, 6_000);
  const refused = { status: 'FAILED', failure: 'ALREADY_REFUNDED' };
  const ofOurs = { intentId: ours.intentId, amount: 4_000 };
  const booked = { intentId: newId(), amount: 2_500 };
  const ask = (amount: number, others: object[]) =>
    card.refund(Object.assign(refundOf(amount).request, { others }), signal);

  expect(await ask(6_001, [ofOurs])).toEqual(refused);
  expect(await ask(3_501, [ofOurs, booked])).toEqual(refused);
  expect(await ask(6_001, [])).toEqual(refused);
  expect(await ask(3_500, [ofOurs, booked])).toMatchObject({ status: 'APPROVED' });
  expect(await ask(6_000, [ofOurs])).toMatchObject({ status: 'APPROVED' });
});

test.each([
  ['PROVIDER_ERROR', 400],
  ['A_CODE_THAT_IS_NOT_DOCUMENTED', 403],
  ['TOO_MANY_REQUESTS', 429],
  ['FAILED_REFUND_PROCESS', 500],
])('%s (%i) leaves a refund undecided', async (code, http) => {
  const { refundOf } = await shop.paid();
  const { request, inquiry } = refundOf(1_000);
  server.next({ http, code });
  expect((await failureOf(card.refund(request, signal))).message).toContain(code);
  expect(await card.find(inquiry)).toEqual({ status: 'NOT_FOUND' });
});

test('more than was paid, or a part of what cannot be divided, is not refunded', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const failed = (failure: string) => ({ status: 'FAILED', failure });
  expect(await card.refund(refundOf(10_001).request, signal)).toEqual(failed('NOT_REFUNDABLE'));
  Object.assign(shop.paymentOf(checkoutKey) ?? {}, { isPartialCancelable: false });
  expect(await card.refund(refundOf(9_999).request, signal)).toEqual(failed('NO_PARTIAL_REFUND'));
  expect(await card.refund(refundOf(10_000).request, signal)).toMatchObject(approved);
});

test('an answer about another amount or currency is refused and logged', async () => {
  const { refundOf, checkoutKey } = await shop.paid(10_000);
  const { request, inquiry } = refundOf(1_000);
  await card.refund(request, signal);
  for (const [name, more] of [
    ['amount', { ...inquiry, amount: 1_001 }],
    ['currency', inquiry],
  ] as const) {
    const { data } = server.webhookOf(checkoutKey);
    server.nextRead({ answer: { http: 200, body: name === 'amount' ? data : { ...data, currency: 'USD' } } });
    expect((await failureOf(card.find(more))).message).toContain(`differs in ${name}`);
    expect(shop.logged.at(-1)).toContain(`"differing":["${name}"]`);
  }
});

test('keys that were revoked meanwhile leave a refund undecided', async () => {
  const { refundOf } = await shop.paid();
  const { request, inquiry } = refundOf(1_000);
  server.next('SILENT');
  await failureOf(card.refund(request, server.givesUp()));
  server.revokeKey(secretKey);
  expect(await card.find(inquiry)).toEqual({ status: 'KEYS_REFUSED' });
  server.addKey(secretKey, 'first');
  expect(await card.find(inquiry)).toMatchObject(approved);
});

const days: readonly (BadDay | undefined)[] = [
  undefined,
  'LOST',
  'SILENT',
  'CUT',
  'FAULT',
  'BROKEN',
  'TWICE',
];

test('whatever answers are lost, the refunds that are found are those that the provider made, to the won', async () => {
  const steps = fc.array(
    fc.record({ amount: fc.constantFrom(500, 500, 1_000, 2_500), day: fc.constantFrom(...days) }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const { refundOf, checkoutKey } = await shop.paid(5_000);
      const found: number[] = [];
      for (const { amount, day } of asked) {
        const { request, inquiry } = refundOf(amount);
        if (day) server.next(day);
        const answer = await card.refund(request, server.givesUp()).catch(() => undefined);
        const outcome = await card.find(inquiry);
        if (answer?.status === 'APPROVED') expect(outcome.status).toBe('APPROVED');
        if (answer?.status === 'FAILED') expect(outcome.status).toBe('NOT_FOUND');
        if (outcome.status === 'APPROVED') found.push(amount);
      }
      expect(cancelsOf(checkoutKey)).toEqual(found);
    }),
    { numRuns: 15 },
  );
});
