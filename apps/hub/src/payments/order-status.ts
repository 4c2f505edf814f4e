import { getOrderStatus } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { mayCall } from '#hub/lib/store.tsx';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import type { orderToPayQuery } from './payments.api.ts';

type OrderRef = { storeId: string; orderId: string };

/** In ms: two screens that show the same order share one request. */
const freshFor = 1_000;

const orderStatusQuery = (ref: OrderRef) =>
  queryOptions({
    queryKey: ['order-status', ref.storeId, ref.orderId],
    queryFn: ({ signal }) => call(getOrderStatus, ref, { signal }),
    staleTime: freshFor,
  });

/** Whether the cached order is still current. False for members who may not call `getOrderStatus`. */
export async function isOrderCurrent(
  client: QueryClient,
  ref: OrderRef,
  known: Pick<Order, 'version'> | undefined,
): Promise<boolean> {
  const store = client.getQueryData(myStoresQuery().queryKey)?.find(({ storeId }) => storeId === ref.storeId);
  if (!known || !store || !mayCall(getOrderStatus, store)) return false;
  const { version } = await client.fetchQuery(orderStatusQuery(ref));
  return version <= known.version;
}

/**
 * Refetches the whole order if its status says that it changed. Does nothing if the order is being fetched,
 * or was fetched just now.
 */
export async function readIfChanged(
  client: QueryClient,
  ref: OrderRef,
  query: ReturnType<typeof orderToPayQuery>,
): Promise<true> {
  const read = client.getQueryState(query.queryKey);
  const isJustRead = Date.now() - (read?.dataUpdatedAt ?? 0) < freshFor;
  if (read?.fetchStatus === 'fetching' || isJustRead) return true;
  if (!(await isOrderCurrent(client, ref, read?.data))) await client.fetchQuery(query);
  return true;
}
