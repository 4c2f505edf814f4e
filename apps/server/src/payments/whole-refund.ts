import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { refundParts } from '@maru/contract/money/refund-parts.ts';
import { newId } from '#server/db/new-id.ts';
import type { OrderBooking } from './new-payments.ts';
import {
  atProvider,
  heldBy,
  heldParts,
  noExcess,
  type PaymentRecord,
  type TransactionRecord,
  taxColumns,
} from './payment-records.ts';

/**
 * A refund of everything that a payment holds, or of all that its provider has of it. Its tax parts are the remainder
 * after earlier transactions, so that nothing is left when no money is held. `after` is the number of new transactions that the same act adds before it.
 */
export function wholeRefund(
  booking: OrderBooking,
  payment: PaymentRecord,
  earlier: readonly TransactionRecord[],
  { provider, after }: { provider: string | null; after: number },
): TransactionRecord {
  const held = heldParts(earlier.filter(({ paymentId }) => paymentId === payment.id));
  const row = { paymentId: payment.id, provider, after };
  if (provider === null)
    return newRefund(booking, { ...row, amount: heldBy(payment), parts: held, missing: -payment.missingKrw });
  const amount = atProvider(payment);
  return newRefund(booking, { ...row, amount, parts: refundParts(held, amount) });
}

type Refund = {
  paymentId: string;
  amount: number;
  parts: TaxParts;
  provider: string | null;
  after: number;
  excess?: number;
  missing?: number;
};

/** A refund in hand is approved at once, that of a provider is REQUESTED. */
export function newRefund(
  booking: OrderBooking,
  { paymentId, amount, parts, provider, after, excess = 0, missing = 0 }: Refund,
): TransactionRecord {
  const at = booking.now.toISOString();
  return {
    storeId: booking.storeId,
    id: newId(),
    paymentId,
    seq: booking.transactionsBefore + after + 1,
    orderId: booking.orderId,
    kind: 'REFUND',
    status: provider ? 'REQUESTED' : 'APPROVED',
    amountKrw: amount,
    ...taxColumns(parts),
    businessDate: booking.businessDate,
    eventDate: booking.eventDate,
    provider,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    settledAt: provider ? null : at,
    ...noExcess,
    excessKrw: excess,
    missingKrw: missing,
  };
}
