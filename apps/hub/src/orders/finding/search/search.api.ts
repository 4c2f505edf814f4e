import {
  listOrderTakers,
  searchOrders,
  sumFoundOrders,
} from '@maru/contract/orders/find-orders.endpoints.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReadPage } from '#hub/lib/list/read-pages.ts';
import { menuQuery } from '#hub/menu/menu.api.ts';
import { orderKeys } from '#hub/orders/order-keys.ts';
import { filtersOf, type OrderFilters, readSearchAddress } from './search-address.ts';

/** Number of orders on a page of the search. */
const foundAtOnce = 50;

/** In ms. In a busy store every new order would otherwise refetch the page that is open. */
const freshFor = 10_000;

export const foundOrdersQuery = (
  storeId: string,
  { filters, cursor }: { filters: OrderFilters; cursor: string | undefined },
) =>
  queryOptions({
    queryKey: [...orderKeys.found(storeId), filters, cursor ?? null] as const,
    queryFn: ({ signal }) =>
      call(
        searchOrders,
        { storeId, ...filters, numberOfElements: foundAtOnce, ...(cursor ? { cursor } : {}) },
        { signal },
      ),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** The sums of all found orders and, for the given orders, of the part that met the filters. */
export const foundSumsQuery = (
  storeId: string,
  { filters, orderIds }: { filters: OrderFilters & { from: string; to: string }; orderIds: string[] },
) =>
  queryOptions({
    queryKey: [...orderKeys.found(storeId), 'sums', filters, orderIds] as const,
    queryFn: ({ signal }) => call(sumFoundOrders, { storeId, ...filters, orderIds }, { signal }),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** The people who took orders, to filter by. */
export const takersQuery = (storeId: string) =>
  queryOptions({
    queryKey: orderKeys.takers(storeId),
    queryFn: ({ signal }) => call(listOrderTakers, { storeId }, { signal }),
    staleTime: freshFor,
    meta: { atMostEvery: 60_000 },
  });

/** A page of the found orders, for an export. */
export function readFoundPage(storeId: string, filters: OrderFilters): ReadPage<OrderSummary> {
  return (page, signal) => call(searchOrders, { storeId, ...filters, ...page }, { signal });
}

/** Route loader of the order search. */
export async function loadSearch(queryClient: QueryClient, storeId: string, search: Record<string, unknown>) {
  const address = readSearchAddress(search);
  const page = { filters: filtersOf(address), cursor: address.cursor };
  await Promise.all([
    queryClient.ensureQueryData(foundOrdersQuery(storeId, page)),
    queryClient.ensureQueryData(menuQuery(storeId)),
    queryClient.ensureQueryData(takersQuery(storeId)),
  ]);
}
