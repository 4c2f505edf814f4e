import { refundParts } from '@maru/contract/money/refund-parts.ts';
import { type Movement, newTransaction, type OrderBooking } from './new-transaction.ts';
import {
  atProvider,
  heldBy,
  heldParts,
  type PaymentRecord,
  type TransactionRecord,
} from './payment-records.ts';
import { inHand, viaProviderOf } from './via-provider.ts';

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

export function newRefund(
  booking: OrderBooking,
  refund: Omit<Movement, 'kind' | 'approvalNumber'>,
): TransactionRecord {
  return newTransaction(booking, { ...refund, kind: 'REFUND' });
}
