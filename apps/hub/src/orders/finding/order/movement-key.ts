import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';

type Moved = Pick<Transaction, 'kind' | 'status' | 'at' | 'isDecided'>;
type Of = Pick<Order, 'status' | 'pending' | 'closedAt'> & {
  payments: readonly { transactions: readonly Moved[] }[];
};

/** The key of the words for a movement of money. What a person decided, no provider has declined. */
export function movementKey(moved: Moved, order: Of) {
  const { kind, status, isDecided } = moved;
  if (kind === 'CORRECTION') return 'movements.correction';
  const move = isRefund(moved, order) ? 'REFUND_OF_COMPLETED' : kind;
  return status === 'FAILED' && isDecided
    ? (`movements.${move}.DECIDED` as const)
    : (`movements.${move}.${status}` as const);
}

/** A refund of a completed order, neither its cancellation nor the reversal of a tender of the wrong kind. */
function isRefund({ kind, at }: Moved, { status, pending, closedAt, payments }: Of): boolean {
  if (kind !== 'REFUND' || status !== 'CLOSED' || pending === 'CANCEL') return false;
  const isReversal = payments.some(({ transactions }) =>
    transactions.some((other) => other.kind === 'APPROVAL' && other.at === at),
  );
  return closedAt !== null && at >= closedAt && !isReversal;
}
