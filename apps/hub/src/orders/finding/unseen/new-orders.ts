import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { takenAfter } from '#hub/orders/finding/board/places-and-order.ts';

type Seen = Pick<OrderSummary, 'businessDate' | 'orderNumber'>;

/** A list of the board. `orders` is undefined until the first fetch after the screen was opened. */
type List<T> = { id: string; orders: readonly T[] | undefined };

/** The newest order seen so far, and the ids of the lists fetched so far. */
export type Watched = { newest: Seen; lists: ReadonlySet<string> };

export const nothingWatched: Watched = { newest: { businessDate: '', orderNumber: 0 }, lists: new Set() };

/** The orders that were added since `before`, newest first. Orders of a list's first fetch never count as new. */
export function newOrders<T extends Seen>(
  before: Watched,
  lists: readonly List<T>[],
): { watched: Watched; added: T[] } {
  const ordersOf = (list: List<T>) => list.orders ?? [];
  const followed = lists.filter(({ id }) => before.lists.has(id)).flatMap(ordersOf);
  const added = takenAfter(before.newest, followed);
  const [newest = before.newest] = takenAfter<Seen>(before.newest, lists.flatMap(ordersOf));
  const read = lists.filter(({ orders }) => orders !== undefined).map(({ id }) => id);

  return { watched: { newest, lists: new Set([...before.lists, ...read]) }, added };
}
