import type { HandTenderType } from '@maru/contract/payments/payment-type.ts';
import { fail } from '#server/http/refusal.ts';
import { newPayments } from '#server/payments/new-payments.ts';
import { heldBy, heldParts, movedPayments, type NamedPayment } from '#server/payments/payment-records.ts';
import { inHand } from '#server/payments/via-provider.ts';
import { wholeRefund } from '#server/payments/whole-refund.ts';
import type { OrderRecord, WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { bookingOf } from './booking-of.ts';
import { paymentIn } from './payment-in.ts';

export type TenderCorrection = {
  paymentId: string;
  type: HandTenderType;
  approvalNumber?: string | undefined;
  reason: string;
};

/**
 * Books a tender in hand as another kind: a reversal of what it still holds, and an equal tender with the same tax parts.
 * What the order holds does not change. The reversed tender no longer counts as part of the order's payments.
 */
export function tenderCorrected(whole: WholeOrder, moment: Moment, correction: TenderCorrection): Transition {
  const { paymentId, type, approvalNumber, reason } = correction;
  const payment = paymentIn(whole, paymentId);
  checkCorrectable(whole.order, payment, type);

  const booking = bookingOf(whole, moment);
  const reversal = wholeRefund(booking, payment, whole.transactions, { by: 'HAND', after: 0 });
  const { payments, transactions } = newPayments(
    { ...booking, transactionsBefore: booking.transactionsBefore + 1 },
    {
      left: heldParts(whole.transactions.filter((row) => row.paymentId === paymentId)),
      tenders: [{ type, amount: reversal.amountKrw, approvalNumber }],
      via: inHand,
      takenBy: moment.by.byUserId,
    },
  );
  const reversed = { ...payment, givenBackAt: moment.now.toISOString() };
  return transitionOf({
    payments: [
      ...movedPayments([reversed], [reversal]),
      ...payments.map((row) => ({ ...row, takenByName: moment.byName })),
    ],
    transactions: [reversal, ...transactions],
    history: [{ kind: 'CORRECTED', reason, amountKrw: reversal.amountKrw }],
  });
}

function checkCorrectable({ status, pending }: OrderRecord, payment: NamedPayment, type: HandTenderType) {
  if (pending) fail('ORDER_PENDING', { pending });
  if (status === 'CANCELLED') fail('TENDER_NOT_CORRECTABLE', { reason: 'CANCELLED' });
  if (payment.type === 'card') fail('TENDER_NOT_CORRECTABLE', { reason: 'PROVIDER' });
  if (heldBy(payment) === 0) fail('TENDER_NOT_CORRECTABLE', { reason: 'NOTHING_HELD' });
  if (payment.type === type) fail('TENDER_NOT_CORRECTABLE', { reason: 'SAME_TYPE' });
}
