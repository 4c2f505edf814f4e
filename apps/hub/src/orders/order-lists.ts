import type { OrderSummary } from '@maru/contract/orders/order.ts';
import type { QueryClient } from '@tanstack/react-query';
import { newestFirst } from './finding/board/places-and-order.ts';
import { orderKeys } from './order-keys.ts';

/** Number of finished orders that the board shows at first. */
export const lastFinished = 20;

/** Finished orders of a business day, newest first: the last ones, or all of them. */
export type FinishedOrders = {
  businessDate: string;
  isWhole: boolean;
  orders: OrderSummary[];
  total: number;
};

type Update = {
  /** Current state of the orders. */
  orders: readonly OrderSummary[];
  /** Ids that were requested but not returned: orders that no longer exist. */
  goneIds?: readonly string[];
};

/** Whether a cached list has the order at this version or later. */
export function isInLists(
  client: QueryClient,
  storeId: string,
  { id, version }: Pick<OrderSummary, 'id' | 'version'>,
): boolean {
  return listed(client, storeId).some((order) => order.id === id && order.version >= version);
}

/** Updates orders in all cached lists. An older version that arrives late is ignored. */
export function updateLists(client: QueryClient, storeId: string, { orders, goneIds = [] }: Update): void {
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

/** Compares by order number, which counts up within a business day in the order of taking. */
function isTakenBefore(other: OrderSummary, { businessDate, orderNumber }: OrderSummary): boolean {
  return other.businessDate !== businessDate || other.orderNumber < orderNumber;
}

function merged(
  list: readonly OrderSummary[],
  { changed, orders }: { changed: ReadonlySet<string>; orders: readonly OrderSummary[] },
): OrderSummary[] {
  return [...list.filter(({ id }) => !changed.has(id)), ...orders].sort(newestFirst);
}
