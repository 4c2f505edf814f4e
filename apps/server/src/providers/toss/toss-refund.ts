import type { CardInquiry, CardOutcome, CardProvider, CardRefundRequest } from '../card/card-provider.ts';
import { keysRefused } from '../card/card-provider.ts';
import { bodyAs, type Toss, TossUndecided, undecided } from './toss-calls.ts';
import { checkFit } from './toss-fit.ts';
import { approved, failed, partsOf, readPayment, TossPayment, timeOf } from './toss-payment.ts';
import { cardFailureOf, isKeyRefusal } from './toss-refusals.ts';
import values from './toss-values.json' with { type: 'json' };

type Refund = Pick<CardRefundRequest, 'intentId' | 'amount' | 'checkoutKey'>;
type Cancel = NonNullable<TossPayment['cancels']>[number];

/** The provider stores at most this many characters of a reason. */
const longestReason = 200;

/**
 * Cancels a part of a payment, or all of it: `POST /v1/payments/{paymentKey}/cancel`. The reason ends with our intent's
 * id, which tells two equal cancellations of a payment apart for as long as the provider keeps the reason. The
 * idempotency key does so only for 15 days, and the provider's cancelRequestId is null for card payments.
 */
export async function refundAtToss(
  toss: Toss,
  request: CardRefundRequest,
  signal: AbortSignal,
): Promise<CardOutcome> {
  const { paymentKey, secretKey } = partsOf(request);
  const { intentId, amount } = request;
  const before = await readPayment(toss.calls, request, signal);
  if (before === 'KEYS_REFUSED') return failed(keysRefused);
  if (before === 'NOT_FOUND') throw noPayment();
  const body = { cancelReason: reasonOf(request), cancelAmount: amount, ...taxFreeOf(before, request) };
  const asking = { idempotencyKey: intentId, secretKey, signal };
  const answer = await toss.calls.post(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, body, asking);
  const payment = bodyAs(TossPayment, answer);
  if (payment) {
    const made = cancelOf(payment, intentId) ?? lastCancel(payment);
    if (made && isDone(made)) return checkedRefund(toss, request, payment, made);
    throw new TossUndecided('toss: a cancellation that is not done');
  }
  if (answer.kind === 'REFUSED' && isKeyRefusal(answer.code)) return failed(keysRefused);

  // A refusal may be the answer to a repeat of a successful request, so the payment decides.
  const after = await readPayment(toss.calls, request, signal);
  if (typeof after !== 'object') throw undecided(answer);
  const made = cancelOf(after, intentId);
  if (made && isDone(made)) return checkedRefund(toss, request, after, made);
  const failure = answer.kind === 'REFUSED' && !made ? cardFailureOf(answer.code) : undefined;
  if (!failure) throw undecided(answer);
  return (failure === 'ALREADY_REFUNDED' && cancelledThere(toss, request, after)) || failed(failure);
}

/**
 * NOT_FOUND: the payment does not show this cancellation. Asking again is safe: while the first request is still under
 * way, its idempotency key refuses a second.
 */
export async function findRefund(toss: Toss, request: CardInquiry): ReturnType<CardProvider['find']> {
  const payment = await readPayment(toss.calls, request);
  if (payment === 'KEYS_REFUSED') return { status: payment };
  if (payment === 'NOT_FOUND') throw noPayment();
  const made = cancelOf(payment, request.intentId);
  if (!made) return { status: 'NOT_FOUND' };
  return isDone(made) ? checkedRefund(toss, request, payment, made) : { status: 'PENDING' };
}

/**
 * Looks for a cancellation that the store made on the provider's own screens instead of this refund: it counts as the
 * refund. The store's cancellations are those without our mark. Undefined if they are not enough to cover both this
 * refund and the other refunds of our ledger that the provider did not make for us.
 */
function cancelledThere(
  { log }: Toss,
  { intentId, amount, checkoutKey, others }: CardRefundRequest,
  payment: TossPayment,
): CardOutcome | undefined {
  const theirs = (payment.cancels ?? []).filter((cancel) => isDone(cancel) && !isMarked(cancel));
  const sum = theirs.reduce((all, { cancelAmount }) => all + cancelAmount, 0);
  const bookedOfThem = others
    .filter((other) => !cancelOf(payment, other.intentId))
    .reduce((all, other) => all + other.amount, 0);
  const last = theirs.at(-1);
  if (!last || sum - bookedOfThem < amount) return undefined;
  checkFit(log, `refund ${intentId}`, {
    expected: { paymentKey: checkoutKey, currency: 'KRW' },
    got: { paymentKey: payment.paymentKey, currency: payment.currency },
  });
  return { ...refundedAt(payment, last.canceledAt), approvalNumber: last.transactionKey };
}

/** Whether one of our refunds requested this cancellation. */
function isMarked({ cancelReason }: Cancel): boolean {
  return /\([0-9a-f-]{36}\)$/.test(cancelReason ?? '');
}

function noPayment(): TossUndecided {
  return new TossUndecided('toss: no payment that was made');
}

/**
 * The tax-free part to refund, from which the provider computes the VAT of what remains. Neither part can give back
 * more than the provider holds of it: at some merchants the provider takes everything as taxable, and our ledger does
 * not split money beyond an order's total into parts.
 */
function taxFreeOf({ balanceAmount, taxFreeAmount }: TossPayment, { amount, taxFree }: CardRefundRequest) {
  const most = taxFreeAmount ?? 0;
  const least = Math.max(0, amount - (balanceAmount - most));
  const sent = Math.min(Math.max(taxFree, least), most, amount);
  return sent > 0 ? { taxFreeAmount: sent } : {};
}

function reasonOf({ intentId, reason = '' }: CardRefundRequest): string {
  const mark = ` (${intentId})`;
  return `${(reason.trim() || values.refundReason).slice(0, longestReason - mark.length).trim()}${mark}`;
}

function cancelOf({ cancels }: TossPayment, intentId: string): Cancel | undefined {
  return cancels?.find(({ cancelReason }) => cancelReason?.endsWith(`(${intentId})`));
}

/** In the answer to our own request, the last transaction is ours. */
function lastCancel({ cancels, lastTransactionKey }: TossPayment): Cancel | undefined {
  return cancels?.find(({ transactionKey }) => transactionKey === lastTransactionKey);
}

/** Older answers have no status: a listed cancellation was done. */
function isDone({ cancelStatus }: Cancel): boolean {
  return (cancelStatus ?? 'DONE') === 'DONE';
}

function checkedRefund(
  { log }: Toss,
  { intentId, amount, checkoutKey }: Refund,
  payment: TossPayment,
  { cancelAmount, canceledAt }: Cancel,
): CardOutcome {
  checkFit(log, `refund ${intentId}`, {
    expected: { paymentKey: checkoutKey, amount, currency: 'KRW' },
    got: { paymentKey: payment.paymentKey, amount: cancelAmount, currency: payment.currency },
  });
  return refundedAt(payment, canceledAt);
}

/** The data of the approval, with the time of the refund. */
function refundedAt(payment: TossPayment, canceledAt: string | null | undefined) {
  const { at: _ofApproval, ...data } = approved(payment);
  return { ...data, ...timeOf(canceledAt) };
}
