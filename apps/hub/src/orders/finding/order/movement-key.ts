import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';

type Moved = Pick<Transaction, 'kind' | 'status' | 'at' | 'isDecided'>;
type Of = Pick<Order, 'status' | 'pending' | 'closedAt'> & {
  payments: readonly { transactions: readonly Moved[] }[];
};

/**
 * The text key for a movement of money. If a person decided its outcome, the text must not say that a
 * provider declined.
 */
export function movementKey(moved: Moved, order: Of) {
  const { kind, status, isDecided } = moved;
  if (kind === 'CORRECTION') return 'movements.correction';
  const move = isRefund(moved, order) ? 'REFUND_OF_COMPLETED' : kind;
  return status === 'FAILED' && isDecided
    ? (`movements.${move}.DECIDED` as const)
    : (`movements.${move}.${status}` as const);
}

/**
 * Whether the movement is a refund of a completed order. Neither its cancellation nor the correction of a
 * wrong tender type is one.
 */
function isRefund({ kind, at }: Moved, { status, pending, closedAt, payments }: Of): boolean {
  if (kind !== 'REFUND' || status !== 'CLOSED' || pending === 'CANCEL') return false;
  const isReversal = payments.some(({ transactions }) =>
    transactions.some((other) => other.kind === 'APPROVAL' && other.at === at),
  );
  return closedAt !== null && at >= closedAt && !isReversal;
}
