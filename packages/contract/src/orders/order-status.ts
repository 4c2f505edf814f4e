export const orderStatuses = ['OPEN', 'CLOSED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderTypes = ['INSTORE', 'ONLINE', 'ONLINE_PREORDER'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Where the customer eats a line. */
export const itemOrderTypes = ['INSTORE', 'TOGO'] as const;
export type ItemOrderType = (typeof itemOrderTypes)[number];

/** A change that waits for a provider's result. Until that is known, other changes are refused. */
export const pendingMoves = ['PAY', 'REFUND', 'CANCEL'] as const;
export type PendingMove = (typeof pendingMoves)[number];

export type OrderAct = 'pay' | 'change' | 'close' | 'cancel' | 'revert' | 'refund' | 'delete';

const startsFrom: Record<OrderAct, readonly OrderStatus[]> = {
  pay: ['OPEN'],
  change: ['OPEN'],
  close: ['OPEN'],
  cancel: ['OPEN', 'CLOSED'],
  revert: ['CANCELLED'],
  refund: ['CLOSED'],
  delete: ['CANCELLED'],
};

/**
 * Whether the order allows the act. The server checks it before it acts, the hub before it offers the act.
 */
export function canOrder(
  act: OrderAct,
  order: { status: OrderStatus; pending: PendingMove | null; deletedAt?: string | null },
): boolean {
  return !order.deletedAt && order.pending === null && startsFrom[act].includes(order.status);
}
