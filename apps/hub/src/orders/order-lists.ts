import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { QueryClient } from '@tanstack/react-query';
import { newestFirst } from './finding/board/board.ts';
import { orderKeys } from './order-keys.ts';

/** Finished orders that the board shows until one asks for more. */
export const lastFinished = 20;

/** Closed and cancelled orders of a business day, newest first: the last ones, or all of them. */
export type FinishedOrders = {
  businessDate: string;
  isWhole: boolean;
  orders: OrderSummary[];
  total: number;
};

type Told = {
  /** Orders as they are now. */
  orders: readonly OrderSummary[];
  /** Asked for but not told: orders that are no more. */
  goneIds?: readonly string[];
};

/** Whether a list has the order as it was at this version, or later. */
export function listsKnow(
  client: QueryClient,
  storeId: string,
  { id, version }: Pick<OrderSummary, 'id' | 'version'>,
): boolean {
  return listed(client, storeId).some((order) => order.id === id && order.version >= version);
}

/** Puts orders as they are now into every list that this device has read; an older answer that comes late changes nothing. */
export function tellLists(client: QueryClient, storeId: string, { orders, goneIds = [] }: Told): void {
  const before = listed(client, storeId);
  const fresh = orders.filter(
    ({ id, version }) => !before.some((order) => order.id === id && order.version > version),
  );
  const changed = new Set([...goneIds, ...fresh.map(({ id }) => id)]);
  const open = client.getQueryData<OrderSummary[]>(orderKeys.open(storeId)) ?? [];
  const isFinishedNow = (order: OrderSummary) =>
    open.some(({ id }) => id === order.id) || before.every((other) => isTakenBefore(other, order));

  client.setQueryData<OrderSummary[]>(
    orderKeys.open(storeId),
    (list) => list && merged(list, { changed, orders: fresh.filter(({ status }) => status === 'OPEN') }),
  );
  client.setQueriesData<FinishedOrders>({ queryKey: orderKeys.finished(storeId) }, (list) => {
    if (!list) return list;
    const finished = fresh.filter(
      ({ status, businessDate }) => status !== 'OPEN' && businessDate === list.businessDate,
    );
    const isListed = ({ id }: OrderSummary) => list.orders.some((order) => order.id === id);
    const added = finished.filter((order) => !isListed(order) && isFinishedNow(order));
    const gone = list.orders.filter(({ id }) => goneIds.includes(id));
    const all = merged(list.orders, { changed, orders: finished });
    return {
      ...list,
      orders: list.isWhole ? all : all.slice(0, lastFinished),
      total: list.isWhole ? all.length : list.total + added.length - gone.length,
    };
  });
}

function listed(client: QueryClient, storeId: string): OrderSummary[] {
  const finished = client.getQueriesData<FinishedOrders>({ queryKey: orderKeys.finished(storeId) });
  return [
    ...(client.getQueryData<OrderSummary[]>(orderKeys.open(storeId)) ?? []),
    ...finished.flatMap(([, list]) => list?.orders ?? []),
  ];
}

/** Numbers are given in the order in which orders are taken, anew each business day. */
function isTakenBefore(other: OrderSummary, { businessDate, orderNumber }: OrderSummary): boolean {
  return other.businessDate !== businessDate || other.orderNumber < orderNumber;
}

function merged(
  list: readonly OrderSummary[],
  { changed, orders }: { changed: ReadonlySet<string>; orders: readonly OrderSummary[] },
): OrderSummary[] {
  return [...list.filter(({ id }) => !changed.has(id)), ...orders].sort(newestFirst);
}
