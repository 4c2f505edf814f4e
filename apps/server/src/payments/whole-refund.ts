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
import { inHand, type Via, viaProviderOf } from './via-provider.ts';

/**
 * A refund of everything that a payment holds, or of all that its provider has of it. Its tax parts are the remainder
 * after earlier transactions, so that nothing is left when no money is held. `after` is the number of new transactions that the same act adds before it.
 */
export function wholeRefund(
  booking: OrderBooking,
  payment: PaymentRecord,
  earlier: readonly TransactionRecord[],
  { by, after }: { by: 'HAND' | 'PROVIDER'; after: number },
): TransactionRecord {
  const held = heldParts(earlier.filter(({ paymentId }) => paymentId === payment.id));
  const row = { paymentId: payment.id, after };
  if (by === 'HAND') {
    const missing = -payment.missingKrw;
    return newRefund(booking, { ...row, via: inHand, amount: heldBy(payment), parts: held, missing });
  }
  const amount = atProvider(payment);
  const via = viaProviderOf(earlier, payment.id);
  return newRefund(booking, { ...row, via, amount, parts: refundParts(held, amount) });
}

type Refund = {
  paymentId: string;
  amount: number;
  parts: TaxParts;
  via: Via;
  after: number;
  excess?: number;
  missing?: number;
};

/** A refund in hand is approved at once, that of a provider is REQUESTED. */
export function newRefund(
  booking: OrderBooking,
  { paymentId, amount, parts, via, after, excess = 0, missing = 0 }: Refund,
): TransactionRecord {
  const at = booking.now.toISOString();
  return {
    storeId: booking.storeId,
    id: newId(),
    paymentId,
    seq: booking.transactionsBefore + after + 1,
    orderId: booking.orderId,
    kind: 'REFUND',
    status: via.provider ? 'REQUESTED' : 'APPROVED',
    amountKrw: amount,
    ...taxColumns(parts),
    businessDate: booking.businessDate,
    eventDate: booking.eventDate,
    ...via,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    settledAt: via.provider ? null : at,
    ...noExcess,
    excessKrw: excess,
    missingKrw: missing,
  };
}
