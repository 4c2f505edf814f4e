import { newId } from '#server/db/new-id.ts';
import { correctionRow, excessRefundRequested, isExcessRefund } from '#server/orders/excess/excess-moves.ts';
import { chargeBooked } from '#server/orders/excess/split-off-excess.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { closedOncePaid } from '#server/orders/transitions/closed.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import { followedBy, type Transition, transitionOf } from '#server/orders/transitions/transition.ts';
import { heldBy, movedPayments, noExcess, type TransactionRecord } from '#server/payments/payment-records.ts';
import { type Outcome, withOutcome } from '#server/payments/with-outcome.ts';
import { paymentIn } from '../payment-in.ts';

/** Whether the provider's answer is still missing for a transaction whose outcome a person set by hand. */
export function awaitsLateAnswer({
  decidedBy,
  heardAt,
}: Pick<TransactionRecord, 'decidedBy' | 'heardAt'>): boolean {
  return decidedBy !== null && heardAt === null;
}

/**
 * Applies the provider's answer about a transaction whose outcome a person had set by hand. The row keeps that outcome. If
 * the answer differs, a further row corrects it.
 */
export function answeredLate(
  whole: WholeOrder,
  moment: Moment,
  { decided, outcome }: { decided: TransactionRecord; outcome: Exclude<Outcome, { status: 'UNKNOWN' }> },
): Transition {
  const isSame = outcome.status === decided.status;
  const heardAt = moment.now.toISOString();
  const card =
    isSame && outcome.status === 'APPROVED'
      ? {
          approvalNumber: outcome.approvalNumber,
          cardNumber: outcome.cardNumber,
          cardIssuer: outcome.cardIssuer,
        }
      : {};
  const answered = transitionOf({ transactions: [{ ...decided, heardAt, ...card }] });
  const known = followedBy(whole, answered, moment, (after) =>
    isSame ? transitionOf({}) : correcting(after, moment, decided, outcome),
  );
  return followedBy(whole, known, moment, (after) => excessRefundRequested(after, moment, decided.paymentId));
}

function correcting(
  whole: WholeOrder,
  moment: Moment,
  decided: TransactionRecord,
  outcome: Outcome,
): Transition {
  if (decided.kind === 'REFUND') return refundCorrected(whole, moment, decided, outcome);
  return outcome.status === 'APPROVED'
    ? chargedAfterAll(whole, moment, decided, outcome)
    : chargeMissing(whole, moment, decided, outcome);
}

/**
 * A charge that a person had marked as failed was in fact approved: its money pays what is left of the order, and the rest
 * is an excess.
 */
function chargedAfterAll(
  whole: WholeOrder,
  moment: Moment,
  decided: TransactionRecord,
  outcome: Outcome,
): Transition {
  const charge: TransactionRecord = {
    ...decided,
    id: newId(),
    seq: whole.transactions.length + 1,
    failure: null,
    at: moment.now.toISOString(),
    ...noExcess,
  };
  return closedOncePaid(whole, chargeBooked(whole, withOutcome(charge, outcome, moment)), moment);
}

/** A charge that a person had marked as approved in fact failed: what the order holds of it becomes missing money. */
function chargeMissing(
  whole: WholeOrder,
  moment: Moment,
  decided: TransactionRecord,
  outcome: Outcome,
): Transition {
  const payment = paymentIn(whole, decided.paymentId);
  return correctionBooked(whole, moment, {
    decided,
    outcome,
    excess: -payment.excessKrw,
    missing: heldBy(payment) - payment.missingKrw,
  });
}

/**
 * A refund whose hand-set outcome differs from the provider's: the money is still with us (an excess), or it has already
 * left (missing).
 */
function refundCorrected(
  whole: WholeOrder,
  moment: Moment,
  decided: TransactionRecord,
  outcome: Outcome,
): Transition {
  const amount = decided.amountKrw - decided.excessKrw;
  if (outcome.status === 'FAILED')
    return correctionBooked(whole, moment, { decided, outcome, excess: amount, missing: 0 });

  const payment = paymentIn(whole, decided.paymentId);
  const fromExcess = Math.min(amount, payment.excessKrw);
  const missing = Math.min(amount - fromExcess, heldBy(payment) - payment.missingKrw);
  const correction = correctionBooked(whole, moment, { decided, outcome, excess: -fromExcess, missing });
  // The rest was given back twice. The payment no longer holds that amount, so it cannot be booked.
  const twice = amount - fromExcess - missing;
  if (twice === 0) return correction;
  const kind = isExcessRefund(decided) ? 'EXCESS_RETURNED' : 'REFUNDED';
  return { ...correction, history: [...correction.history, { kind, reason: null, amountKrw: twice }] };
}

function correctionBooked(
  whole: WholeOrder,
  moment: Moment,
  change: { decided: TransactionRecord; outcome: Outcome; excess: number; missing: number },
): Transition {
  const { decided, outcome, excess, missing } = change;
  if (excess === 0 && missing === 0) return transitionOf({});
  const failure = outcome.status === 'FAILED' ? outcome.failure : null;
  const row = correctionRow(whole, moment, { decided, excess, missing, failure });
  const found = { kind: 'EXCESS' as const, reason: failure, amountKrw: excess };
  const lost = { kind: 'MISSING' as const, reason: failure, amountKrw: missing };
  return transitionOf({
    transactions: [row],
    payments: movedPayments([paymentIn(whole, decided.paymentId)], [row]),
    history: [...(excess > 0 ? [found] : []), ...(missing > 0 ? [lost] : [])],
  });
}
