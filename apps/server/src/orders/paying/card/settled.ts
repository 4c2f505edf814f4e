import type { WholeOrder } from '#server/orders/order-records.ts';
import { refundDecided } from '#server/orders/refunding/refunded.ts';
import { cancelDecided } from '#server/orders/transitions/cancelled.ts';
import { closedOncePaid } from '#server/orders/transitions/closed.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { followedBy, type Transition, transitionOf } from '#server/orders/transitions/transition.ts';
import { movedPayments, type TransactionRecord } from '#server/payments/payment-records.ts';
import { isUndecided, type Outcome, withOutcome } from '#server/payments/with-outcome.ts';
import { givingBackDecided } from '../given-back.ts';

/**
 * The transition that a provider's outcome causes: an approval pays the order and may close it; the last refund of a
 * cancellation cancels it, that of a refund books the rest of it; a
 * card payment that was given back leaves its order OPEN. Undefined if the outcome is already booked.
 */
export function settled(
  whole: WholeOrder,
  moment: Moment,
  { transactionId, outcome }: { transactionId: string; outcome: Outcome },
): Transition | undefined {
  const transaction = whole.transactions.find(({ id }) => id === transactionId);
  if (!transaction) throw new Error(`transaction ${transactionId} is not on its order`);
  if (!isUndecided(transaction)) return refuseContradiction(transaction, outcome);
  if (transaction.status === outcome.status) return undefined;

  const row = withOutcome(transaction, outcome, moment);
  const rows = transitionOf({ transactions: [row], payments: movedPayments(whole.payments, [row]) });
  const withEntry = { ...rows, history: [entryOf(row, outcome)] };
  if (outcome.status === 'UNKNOWN') return withEntry;
  return row.kind === 'APPROVAL'
    ? closedOncePaid(whole, { ...withEntry, changes: { pending: null } }, moment)
    : afterRefund(whole, withEntry, moment);
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

function entryOf({ kind, amountKrw }: TransactionRecord, outcome: Outcome) {
  const reason = outcome.status === 'FAILED' ? outcome.failure : null;
  return { kind: kinds[kind][outcome.status], reason, amountKrw };
}

function afterRefund(whole: WholeOrder, withEntry: Transition, moment: Moment): Transition {
  const waits = whole.transactions.some(
    (row) => isUndecided(row) && row.id !== withEntry.transactions[0]?.id,
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
