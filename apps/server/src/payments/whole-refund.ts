import { newId } from '#server/db/new-id.ts';
import type { OrderBooking } from './new-payments.ts';
import {
  heldBy,
  heldParts,
  type PaymentRecord,
  type TransactionRecord,
  taxColumns,
} from './payment-records.ts';

/**
 * A refund of everything that a payment holds. Its tax parts are the remainder after earlier transactions, so that
 * nothing is left when no money is held. `after` is the number of new transactions that the same act adds before it.
 */
export function wholeRefund(
  booking: OrderBooking,
  payment: PaymentRecord,
  earlier: readonly TransactionRecord[],
  { provider, after }: { provider: string | null; after: number },
): TransactionRecord {
  const left = heldParts(earlier.filter(({ paymentId }) => paymentId === payment.id));
  const at = booking.now.toISOString();
  return {
    storeId: booking.storeId,
    id: newId(),
    paymentId: payment.id,
    seq: booking.transactionsBefore + after + 1,
    orderId: booking.orderId,
    kind: 'REFUND',
    status: provider ? 'REQUESTED' : 'APPROVED',
    amountKrw: heldBy(payment),
    ...taxColumns(left),
    businessDate: booking.businessDate,
    eventDate: booking.eventDate,
    provider,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    settledAt: provider ? null : at,
  };
}
