export type Sums = { net: number; orders: number };

export function perOrder({ net, orders }: Sums): number {
  return orders === 0 ? 0 : Math.round(net / orders);
}

/** Relative change: 0.084 means 8.4 % more. Undefined if there is nothing to compare with. */
export function changeFrom(before: number, value: number): number | undefined {
  return before <= 0 ? undefined : (value - before) / before;
}
