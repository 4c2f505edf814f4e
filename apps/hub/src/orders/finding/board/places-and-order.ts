import type { OrderSummary } from '@maru/contract/orders/order.ts';

/** Places that the board's filter chips offer. */
export const boardPlaces = ['INSTORE', 'TOGO', 'ONLINE'] as const;
export type BoardPlace = (typeof boardPlaces)[number];

type Placed = Pick<OrderSummary, 'orderType' | 'lines'>;

/** The places of an order. One that is partly for here and partly to go has both. */
export function placesOf({ orderType, lines }: Placed): BoardPlace[] {
  if (orderType !== 'INSTORE') return ['ONLINE'];
  return (['INSTORE', 'TOGO'] as const).filter((place) =>
    lines.some(({ itemOrderType }) => itemOrderType === place),
  );
}

export function ordersAt<T extends Placed>(orders: readonly T[], place: BoardPlace | undefined): T[] {
  return place ? orders.filter((order) => placesOf(order).includes(place)) : [...orders];
}

export function countByPlace(orders: readonly Placed[]): Record<BoardPlace, number> {
  const count = (place: BoardPlace) => ordersAt(orders, place).length;
  return { INSTORE: count('INSTORE'), TOGO: count('TOGO'), ONLINE: count('ONLINE') };
}

/** Puts online orders first, those to accept before the others. The sort is stable. */
export function onlineFirst<T extends Pick<OrderSummary, 'orderType' | 'acceptedAt'>>(
  orders: readonly T[],
): T[] {
  const rank = ({ orderType, acceptedAt }: T) => (orderType === 'INSTORE' ? 2 : acceptedAt === null ? 0 : 1);
  return [...orders].sort((one, other) => rank(one) - rank(other));
}

type Numbered = Pick<OrderSummary, 'businessDate' | 'orderNumber'>;

/** Sort comparator: newest order first. */
export function newestFirst(one: Numbered, other: Numbered): number {
  return other.businessDate.localeCompare(one.businessDate) || other.orderNumber - one.orderNumber;
}

/** Orders taken after `seen`, newest first. Order numbers are assigned in the order of taking. */
export function takenAfter<T extends Numbered>(seen: Numbered, orders: readonly T[]): T[] {
  return orders.filter((order) => newestFirst(order, seen) < 0).sort(newestFirst);
}
