import { excessRefundRequested, isExcessRefund } from '#server/orders/excess/excess-moves.ts';
import { chargeBooked } from '#server/orders/excess/split-off-excess.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { refundDecided } from '#server/orders/refunding/refunded.ts';
import { cancelDecided } from '#server/orders/transitions/cancelled.ts';
import { closedOncePaid } from '#server/orders/transitions/closed.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { followedBy, type Transition, transitionOf } from '#server/orders/transitions/transition.ts';
import { byGuestOf, movedPayments, type TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided, type Outcome, withOutcome } from '#server/payments/with-outcome.ts';
import { givingBackDecided } from '../given-back.ts';
import { answeredLate, awaitsLateAnswer } from './answered-late.ts';

/**
 * The transition that a provider's outcome causes. An approval pays the order and may close it. A failed charge closes
 * the order if it was paid otherwise meanwhile. The last refund of a cancellation cancels the order; the last refund of
 * a refund by several payments books the rest. A card payment that was given back leaves its order OPEN. With `reason`,
 * a person decides in place of a provider that does not answer. Undefined if the outcome is already booked.
 */
export function settled(
  whole: WholeOrder,
  moment: Moment,
  { transactionId, outcome, reason }: { transactionId: string; outcome: Outcome; reason?: string },
): Transition | undefined {
  const transaction = whole.transactions.find(({ id }) => id === transactionId);
  if (!transaction) throw new Error(`transaction ${transactionId} is not on its order`);
  if (outcome.status !== 'UNKNOWN' && awaitsLateAnswer(transaction))
    return answeredLate(whole, moment, { decided: transaction, outcome });
  if (!isUndecided(transaction)) return refuseContradiction(transaction, outcome);
  if (transaction.status === outcome.status) return undefined;

  const decided = { ...transaction, decidedBy: reason === undefined ? null : moment.by.byUserId };
  const row = withOutcome(decided, outcome, moment);
  const told = reason === undefined ? [] : [decision(row, reason)];
  if (row.kind === 'APPROVAL' && row.status === 'APPROVED')
    return withHistory(told, charged(whole, moment, row));

  const withEntry = transitionOf({
    transactions: [row],
    payments: movedPayments(whole.payments, [row]),
    history: [...told, entryOf(row, outcome)],
  });
  if (outcome.status === 'UNKNOWN' || isExcessRefund(row)) return withEntry;
  return row.kind === 'APPROVAL'
    ? closedOncePaid(whole, { ...withEntry, changes: { pending: null } }, moment)
    : afterRefund(whole, withEntry, moment);
}

/** An approved charge pays what is left of the order. Its provider is asked to give back the rest. */
function charged(whole: WholeOrder, moment: Moment, row: TransactionRecord): Transition {
  const { paymentId, decidedBy, checkoutKey } = row;
  // A pay link ends with the payment made through it.
  const ended = checkoutKey === null ? {} : { payLinkId: null, payLinkUntil: null };
  const paying = { ...chargeBooked(whole, row), changes: { pending: null, ...ended } };
  const paid = closedOncePaid(whole, paying, moment);
  // A provider that has not answered cannot give anything back; a person does.
  if (decidedBy !== null) return paid;
  return followedBy(whole, paid, moment, (after) => excessRefundRequested(after, moment, paymentId));
}

function withHistory(first: Transition['history'], transition: Transition): Transition {
  return { ...transition, history: [...first, ...transition.history] };
}

function decision(row: TransactionRecord, reason: string): Transition['history'][number] {
  return { kind: 'PAYMENT_DECIDED', reason, amountKrw: movedBy(row) };
}

/** The whole amount of a transaction: money of the order and excess. */
function movedBy({ amountKrw, excessKrw }: TransactionRecord): number {
  return amountKrw + Math.abs(excessKrw);
}

/** The provider approved a charge that is booked as failed. Throws, because staff must resolve it, not a till. */
function refuseContradiction({ id, status }: TransactionRecord, outcome: Outcome): undefined {
  if (outcome.status !== 'APPROVED' || status !== 'FAILED') return;
  throw new Error(`provider approved transaction ${id} after it was booked as failed`);
}

const kinds = {
  APPROVAL: { APPROVED: 'PAID', FAILED: 'PAYMENT_FAILED', UNKNOWN: 'PAYMENT_UNKNOWN' },
  REFUND: { APPROVED: 'REFUNDED', FAILED: 'REFUND_FAILED', UNKNOWN: 'PAYMENT_UNKNOWN' },
} as const;

function entryOf(row: TransactionRecord, outcome: Outcome): Transition['history'][number] {
  const reason = outcome.status === 'FAILED' ? outcome.failure : null;
  const amountKrw = movedBy(row);
  if (isExcessRefund(row) && outcome.status === 'APPROVED')
    return { kind: 'EXCESS_RETURNED', reason, amountKrw };
  const kind = kinds[row.kind === 'APPROVAL' ? 'APPROVAL' : 'REFUND'][outcome.status];
  return { kind, reason, amountKrw, ...byGuestOf(row) };
}

function afterRefund(whole: WholeOrder, withEntry: Transition, moment: Moment): Transition {
  const waits = whole.transactions.some(
    (row) => isUndecided(row) && !isExcessRefund(row) && row.id !== withEntry.transactions[0]?.id,
  );
  if (waits) return withEntry;
  return followedBy(whole, { ...withEntry, changes: { pending: null } }, moment, (decided) =>
    refundsDecided(decided, moment),
  );
}

function refundsDecided(whole: WholeOrder, moment: Moment): Transition {
  const { refundAsked, status } = whole.order;
  if (!refundAsked) return cancelDecided(whole, moment);
  return status === 'OPEN' ? givingBackDecided(whole, moment) : refundDecided(whole, moment);
}
