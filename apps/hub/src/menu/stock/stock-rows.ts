type Counts = { id: string; stockBefore: number | null; stockAfter: number | null };

/** What orders took and gave back after a move, in sum. */
export type OrdersRow = { id: string; kind: 'ORDERS'; before: number; after: number };

/**
 * Moves, newest first, and between them what orders did: they leave no move, only numbers that do not meet. What came
 * before the oldest one is not known; neither is what is left now, where that is null.
 */
export function withOrders<M extends Counts>(moves: readonly M[], left: number | null): (M | OrdersRow)[] {
  return moves.flatMap((move, index) => {
    const next = moves[index - 1];
    const orders = ordersAfter(move, next ? next.stockBefore : left);
    return orders ? [orders, move] : [move];
  });
}

function ordersAfter({ id, stockAfter }: Counts, later: number | null): OrdersRow | undefined {
  if (stockAfter === null || later === null || stockAfter === later) return undefined;
  return { id: `after-${id}`, kind: 'ORDERS', before: stockAfter, after: later };
}
