export type Sums = { net: number; orders: number };

export function perOrder({ net, orders }: Sums): number {
  return orders === 0 ? 0 : Math.round(net / orders);
}
