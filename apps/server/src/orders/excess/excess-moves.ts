import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { refundParts } from '@maru/contract/money/refund-parts.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { HandTenderType } from '@maru/contract/payments/payment-type.ts';
import { newId } from '#server/db/new-id.ts';
import { fail } from '#server/http/refusal.ts';
import { newPayments } from '#server/payments/new-payments.ts';
import {
  heldBy,
  heldParts,
  movedPayments,
  type NamedPayment,
  noExcess,
  type TransactionRecord,
  taxColumns,
} from '#server/payments/payment-records.ts';
import { inHand, viaOf, viaProviderOf } from '#server/payments/via-provider.ts';
import { newRefund } from '#server/payments/whole-refund.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import type { WholeOrder } from '../order-records.ts';
import { bookingOf } from '../paying/booking-of.ts';
import { settleTask } from '../paying/card/settle-task.ts';
import { paymentIn } from '../paying/payment-in.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';

const nothing: TaxParts = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };

/** Asks the provider, by a job, to give back the excess that it holds of this payment. */
export function excessRefundRequested(whole: WholeOrder, moment: Moment, paymentId: string): Transition {
  const excess = paymentIn(whole, paymentId).excessKrw + askedFor(whole, paymentId);
  if (excess <= 0) return transitionOf({});
  const refund = newRefund(bookingOf(whole, moment), {
    paymentId,
    amount: 0,
    parts: nothing,
    via: viaProviderOf(whole.transactions, paymentId),
    after: 0,
    excess: -excess,
  });
  const { storeId, id: transactionId } = refund;
  const payload = { storeId, transactionId, answerKey: null };
  return transitionOf({
    transactions: [refund],
    jobs: [{ task: settleTask, payload, delaySeconds: 0 }],
  });
}

/** How much excess of a payment undecided refunds have already requested back, as a negative amount. */
function askedFor({ transactions }: WholeOrder, paymentId: string): number {
  return transactions
    .filter((row) => row.paymentId === paymentId && isExcessRefund(row) && isUndecided(row))
    .reduce((sum, row) => sum + row.excessKrw, 0);
}

/** Books that a person gave the excess of a payment back. Refused while the provider has been asked to give it back. */
export function excessReturned(
  whole: WholeOrder,
  moment: Moment,
  { paymentId, reason }: { paymentId: string; reason: string },
): Transition {
  const payment = paymentIn(whole, paymentId);
  if (payment.excessKrw === 0) fail('EXCESS_NOT_SETTLEABLE', { reason: 'NOTHING_LEFT' });
  if (askedFor(whole, paymentId) !== 0) fail('EXCESS_NOT_SETTLEABLE', { reason: 'PROVIDER' });

  const refund = newRefund(bookingOf(whole, moment), {
    paymentId,
    amount: 0,
    parts: nothing,
    via: inHand,
    after: 0,
    excess: -payment.excessKrw,
  });
  return transitionOf({
    payments: movedPayments([payment], [refund]),
    transactions: [refund],
    history: [{ kind: 'EXCESS_RETURNED', reason, amountKrw: payment.excessKrw }],
  });
}

/** A refund of excess, which does not touch what the order holds. */
export function isExcessRefund({ kind, amountKrw }: Pick<TransactionRecord, 'kind' | 'amountKrw'>): boolean {
  return kind === 'REFUND' && amountKrw === 0;
}

type Taking = {
  paymentId: string;
  type: HandTenderType;
  approvalNumber?: string | undefined;
  reason: string;
};

/** Missing money was taken in hand after all: the missing part of the payment is replaced by an equal tender. */
export function missingTaken(whole: WholeOrder, moment: Moment, taking: Taking): Transition {
  const { paymentId, type, approvalNumber, reason } = taking;
  const { order, transactions } = whole;
  const payment = paymentIn(whole, paymentId);
  checkMissing(payment);
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('cancel', order)) fail('EXCESS_NOT_SETTLEABLE', { reason: 'NOTHING_LEFT' });

  const booking = bookingOf(whole, moment);
  const amount = payment.missingKrw;
  const held = heldParts(transactions.filter((row) => row.paymentId === paymentId));
  const parts = refundParts(held, amount);
  const reversal = newRefund(booking, {
    paymentId,
    amount,
    parts,
    via: inHand,
    after: 0,
    missing: -amount,
  });
  const taken = newPayments(
    { ...booking, transactionsBefore: booking.transactionsBefore + 1 },
    {
      left: parts,
      tenders: [{ type, amount, approvalNumber }],
      via: inHand,
      takenBy: moment.by.byUserId,
    },
  );
  const givenBackAt = heldBy(payment) === amount ? moment.now.toISOString() : payment.givenBackAt;
  return transitionOf({
    payments: [
      ...movedPayments([{ ...payment, givenBackAt }], [reversal]),
      ...taken.payments.map((row) => ({ ...row, takenByName: moment.byName })),
    ],
    transactions: [reversal, ...taken.transactions],
    history: [{ kind: 'MISSING_TAKEN', reason, amountKrw: amount }],
  });
}

/** Writes off missing money. What the order holds stays as it was booked. */
export function missingWrittenOff(
  whole: WholeOrder,
  moment: Moment,
  { paymentId, reason }: { paymentId: string; reason: string },
): Transition {
  const payment = paymentIn(whole, paymentId);
  checkMissing(payment);
  return transitionOf({
    payments: [{ ...payment, missingWrittenOffAt: moment.now.toISOString() }],
    history: [{ kind: 'MISSING_WRITTEN_OFF', reason, amountKrw: payment.missingKrw }],
  });
}

/** A row that moves only excess and missing money, because a provider answered after a person had decided. */
export function correctionRow(
  whole: WholeOrder,
  moment: Moment,
  { decided, excess, missing, failure }: Correcting,
): TransactionRecord {
  const { storeId, orderId, businessDate, eventDate, transactionsBefore } = bookingOf(whole, moment);
  const at = moment.now.toISOString();
  return {
    storeId,
    orderId,
    businessDate,
    eventDate,
    id: newId(),
    paymentId: decided.paymentId,
    seq: transactionsBefore + 1,
    kind: 'CORRECTION',
    status: 'APPROVED',
    amountKrw: 0,
    ...taxColumns(nothing),
    ...viaOf(decided),
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure,
    at,
    settledAt: at,
    ...noExcess,
    excessKrw: excess,
    missingKrw: missing,
  };
}

type Correcting = { decided: TransactionRecord; excess: number; missing: number; failure: string | null };

function checkMissing({ missingKrw, missingWrittenOffAt }: NamedPayment) {
  if (missingKrw === 0 || missingWrittenOffAt) fail('EXCESS_NOT_SETTLEABLE', { reason: 'NOTHING_LEFT' });
}
