import type { Order } from '@maru/contract/orders/order.ts';
import type { Transaction } from '@maru/contract/payments/payment.ts';
import type { StoredTenderType } from '@maru/contract/payments/payment-type.ts';

type Moved = Pick<Transaction, 'kind' | 'status' | 'at' | 'isDecided'>;
type Of = {
  order: Pick<Order, 'status' | 'pending' | 'closedAt'> & {
    payments: readonly { transactions: readonly Moved[] }[];
  };
  type: StoredTenderType;
};

/**
 * The text key for a movement of money. If a person decided its outcome, the text must not say that a
 * provider declined.
 */
export function movementKey(moved: Moved, of: Of) {
  const { kind, status, isDecided } = moved;
  if (kind === 'CORRECTION') return 'movements.correction';
  const move = isRefund(moved, of) ? 'REFUND_OF_COMPLETED' : kind;
  return status === 'FAILED' && isDecided
    ? (`movements.${move}.DECIDED` as const)
    : (`movements.${move}.${status}` as const);
}

/**
 * Whether the movement is a refund of a completed order. Neither its cancellation nor the correction of a
 * wrong tender type is one. Korean tills call money back on a card a cancelled payment, even a part of it.
 */
function isRefund({ kind, at }: Moved, { order, type }: Of): boolean {
  const { status, pending, closedAt, payments } = order;
  if (type === 'card' || type === 'INSTORE_CAT') return false;
  if (kind !== 'REFUND' || status !== 'CLOSED' || pending === 'CANCEL') return false;
  const isReversal = payments.some(({ transactions }) =>
    transactions.some((other) => other.kind === 'APPROVAL' && other.at === at),
  );
  return closedAt !== null && at >= closedAt && !isReversal;
}
