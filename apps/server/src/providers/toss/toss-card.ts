import {
  type CardInquiry,
  type CardOutcome,
  type CardProvider,
  type CardRequest,
  keysRefused,
} from '../card/card-provider.ts';
import { bodyAs, type Toss, type TossAnswer, TossUndecided, undecided } from './toss-calls.ts';
import { checkFit } from './toss-fit.ts';
import { tryTossKeys } from './toss-keys.ts';
import { approvalIn, failed, isNotFound, partsOf, readPayment, TossPayment } from './toss-payment.ts';
import { findRefund, refundAtToss } from './toss-refund.ts';
import { cardFailureOf } from './toss-refusals.ts';

const confirmPath = '/v1/payments/confirm';

/**
 * Payments that a guest began at the provider's checkout. `checkoutKey` is the provider's paymentKey; at most one
 * approval may have it, because the provider does not say which request confirmed a payment. Rejects while nobody knows
 * what the provider did; `find` decides later.
 */
export function tossCard(toss: Toss): CardProvider {
  return {
    name: 'toss',
    approve: (request, signal) => approve(toss, request, signal),
    refund: (request, signal) => refundAtToss(toss, request, signal),
    abandon: (request) => abandon(toss, request),
    find: (request) => (request.kind === 'REFUND' ? findRefund(toss, request) : findApproval(toss, request)),
    tryKeys: (secretKey, signal) => tryTossKeys(toss.calls, secretKey, signal),
  };
}

/**
 * Confirms what the guest authenticated: `POST /v1/payments/confirm` with paymentKey, orderId and amount. The payment
 * is read first, so that another amount than asked for is never confirmed.
 */
async function approve(toss: Toss, request: CardRequest, signal: AbortSignal): Promise<CardOutcome> {
  const { paymentKey, secretKey } = partsOf(request);
  const before = await readPayment(toss.calls, request, signal);
  if (before === 'KEYS_REFUSED') return failed(keysRefused);
  // Ten minutes after the guest authenticated it, the provider forgets a payment that was not confirmed.
  if (before === 'NOT_FOUND') return failed('EXPIRED');
  checkPayment(toss, request, before);
  const known = approvalIn(before);
  if (known) return known;

  const { orderId } = before;
  const body = { paymentKey, orderId, amount: request.amount };
  const answer = await toss.calls.post(confirmPath, body, {
    idempotencyKey: request.intentId,
    secretKey,
    signal,
  });
  const payment = bodyAs(TossPayment, answer);
  if (payment) {
    checkPayment(toss, request, payment, { orderId });
    return approvalIn(payment) ?? Promise.reject(new TossUndecided(`toss: confirmed as ${payment.status}`));
  }
  return refusalOf(answer) ?? (await settledAfter(toss, request, answer, signal));
}

/** Reads the outcome of a payment whose confirmation has no clear answer. */
async function settledAfter(
  toss: Toss,
  request: CardRequest,
  answer: TossAnswer,
  signal?: AbortSignal,
): Promise<CardOutcome> {
  const payment = await readPayment(toss.calls, request, signal);
  const known = typeof payment === 'object' ? approvalIn(payment) : undefined;
  if (typeof payment !== 'object' || !known) throw undecided(answer);
  checkPayment(toss, request, payment);
  return known;
}

/** READY and IN_PROGRESS count as not received: the confirmation may have been lost, and `abandon` finds out. */
async function findApproval(toss: Toss, request: CardInquiry): ReturnType<CardProvider['find']> {
  const payment = await readPayment(toss.calls, request);
  if (typeof payment !== 'object') return { status: payment };
  checkPayment(toss, request, payment);
  return approvalIn(payment) ?? { status: 'NOT_FOUND' };
}

/**
 * Uses up the idempotency key of the confirmation: sends a confirmation for an order that does not exist, which cannot
 * charge. If this is the first request with the key, its refusal is also the answer to the real confirmation, should
 * that arrive later. If the real one arrived before, the provider repeats the answer to it.
 */
async function abandon(toss: Toss, request: CardRequest): Promise<CardOutcome> {
  const { paymentKey, secretKey } = partsOf(request);
  const body = { paymentKey, orderId: `void-${request.intentId}`, amount: request.amount };
  const asking = { idempotencyKey: request.intentId, secretKey };
  const answer = await toss.calls.post(confirmPath, body, asking);
  const refusal = refusalOf(answer);
  if (refusal?.failure === keysRefused) throw undecided(answer);

  const payment = await readPayment(toss.calls, request);
  const known = typeof payment === 'object' ? approvalIn(payment) : undefined;
  if (typeof payment === 'object' && known) {
    checkPayment(toss, request, payment);
    return known;
  }
  if (!refusal) throw undecided(answer);
  return isVoided(answer) ? failed('NOT_RECEIVED') : refusal;
}

function isVoided(answer: TossAnswer): boolean {
  const codes = ['NOT_FOUND_PAYMENT_SESSION', 'INVALID_REQUEST'];
  return isNotFound(answer) || (answer.kind === 'REFUSED' && codes.includes(answer.code));
}

/** Undefined for a code that is temporary, not documented, or says that the payment was confirmed before. */
function refusalOf(answer: TossAnswer): ReturnType<typeof failed> | undefined {
  if (answer.kind !== 'REFUSED') return undefined;
  const failure = cardFailureOf(answer.code);
  return failure && failed(failure);
}

function checkPayment(
  { log }: Toss,
  { intentId, amount, checkoutKey }: CardRequest,
  { paymentKey, orderId, totalAmount, currency }: TossPayment,
  alsoExpected: { orderId?: string } = {},
) {
  checkFit(log, `payment ${intentId}`, {
    expected: { paymentKey: checkoutKey, amount, currency: 'KRW', ...alsoExpected },
    got: { paymentKey, amount: totalAmount, currency, orderId },
  });
}
