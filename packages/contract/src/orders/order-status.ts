export const orderStatuses = ['OPEN', 'CLOSED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderTypes = ['INSTORE', 'ONLINE', 'ONLINE_PREORDER'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Where one line is eaten. */
export const itemOrderTypes = ['INSTORE', 'TOGO'] as const;
export type ItemOrderType = (typeof itemOrderTypes)[number];

/** A move that waits for an outside provider; until it is settled other moves are refused. */
export const pendingMoves = ['PAY', 'REFUND', 'CANCEL'] as const;
export type PendingMove = (typeof pendingMoves)[number];

export type OrderAct = 'pay' | 'close' | 'cancel' | 'revert';

const startsFrom: Record<OrderAct, readonly OrderStatus[]> = {
  pay: ['OPEN'],
  close: ['OPEN'],
  cancel: ['OPEN', 'CLOSED'],
  revert: ['CANCELLED'],
};

/** Asked by the server before it acts and by the hub before it offers the act. */
export function canOrder(
  act: OrderAct,
  order: { status: OrderStatus; pending: PendingMove | null },
): boolean {
  return order.pending === null && startsFrom[act].includes(order.status);
}
