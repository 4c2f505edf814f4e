type Counts = { id: string; stockBefore: number | null; stockAfter: number | null };

/** Net change by orders after a move. */
export type OrdersRow = { id: string; kind: 'ORDERS'; before: number; after: number };

/**
 * Moves, newest first, with rows for orders in between. Orders are not recorded as moves; they show as a gap
 * between the result of one move and the start of the next. Changes before the oldest move are unknown, and
 * if `left` is null also those after the newest.
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
