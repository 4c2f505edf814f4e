import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { takenAfter } from '#hub/orders/finding/board/board.ts';

type Seen = Pick<OrderSummary, 'businessDate' | 'orderNumber'>;

/** A list of the board. `orders` is undefined until it was first fetched after the screen opened. */
type List<T> = { id: string; orders: readonly T[] | undefined };

/** The newest order shown so far, and the lists that were fetched before. */
export type Watched = { newest: Seen; lists: ReadonlySet<string> };

export const nothingWatched: Watched = { newest: { businessDate: '', orderNumber: 0 }, lists: new Set() };

/** The orders since the last call, newest first. The first fetch of a list never counts as new, however late it comes. */
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
