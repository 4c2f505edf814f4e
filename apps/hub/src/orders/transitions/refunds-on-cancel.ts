import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import type { StoredTenderType } from '@maru/contract/payments/payment-type.ts';

export type GoesBack = {
  paymentId: string;
  type: StoredTenderType;
  amount: number;
  /** The approval that identifies the payment. */
  approval: Transaction | undefined;
};

/** The money that cancelling gives back: what remains of each payment. */
export function refundsOnCancel({ payments }: Pick<Order, 'payments'>): GoesBack[] {
  return payments
    .filter(({ approved, refunded }) => approved > refunded)
    .map(({ id, type, approved, refunded, transactions }) => ({
      paymentId: id,
      type,
      amount: approved - refunded,
      approval: transactions.findLast(({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED'),
    }));
}

/** A separate terminal (INSTORE_CAT) cannot be controlled from here: a person has to void the payment on it first. */
export function needsVoidAtTerminal(back: readonly GoesBack[]): boolean {
  return back.some(({ type }) => type === 'INSTORE_CAT');
}

/**
 * Won that were given back although the dialog did not list them, because they were paid while it was open.
 */
export function unlistedRefund(shown: Pick<Order, 'payments'>, after: Pick<Order, 'payments'>): number {
  const refundedOf = ({ payments }: Pick<Order, 'payments'>) =>
    payments.reduce((sum, { refunded }) => sum + refunded, 0);
  const listed = refundsOnCancel(shown).reduce((sum, { amount }) => sum + amount, 0);
  return refundedOf(after) - refundedOf(shown) - listed;
}
