import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';

export type GoesBack = {
  paymentId: string;
  type: TenderType;
  amount: number;
  /** What brought it here, to recognise it by. */
  approval: Transaction | undefined;
};

/** The money that a cancel gives back: what each tender still holds. */
export function whatGoesBack({ payments }: Pick<Order, 'payments'>): GoesBack[] {
  return payments
    .filter(({ approved, refunded }) => approved > refunded)
    .map(({ id, type, approved, refunded, transactions }) => ({
      paymentId: id,
      type,
      amount: approved - refunded,
      approval: transactions.findLast(({ kind, status }) => kind === 'APPROVAL' && status === 'APPROVED'),
    }));
}

/** A terminal of its own cannot be told to void: a person does it there first (INSTORE_CAT). */
export function needsVoidAtTerminal(back: readonly GoesBack[]): boolean {
  return back.some(({ type }) => type === 'INSTORE_CAT');
}

/** Won that a cancel gave back and its list had not shown: money that came while somebody read it. */
export function unseenBack(shown: Pick<Order, 'payments'>, after: Pick<Order, 'payments'>): number {
  const refundedOf = ({ payments }: Pick<Order, 'payments'>) =>
    payments.reduce((sum, { refunded }) => sum + refunded, 0);
  const listed = whatGoesBack(shown).reduce((sum, { amount }) => sum + amount, 0);
  return refundedOf(after) - refundedOf(shown) - listed;
}
