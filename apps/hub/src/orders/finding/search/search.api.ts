import type { InputOf, OutputOf } from '@maru/contract/endpoint.ts';
import { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { menuQuery } from '#hub/menu/menu.api.ts';
import { orderKeys } from '#hub/orders/order-keys.ts';
import { filtersOf, type OrderFilters, readSearchAddress } from './search-address.ts';

/** Number of orders on a page of the search. */
const foundAtOnce = 50;

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
    // Another tab may be the one that follows the store's events.
    staleTime: 0,
  });

/** Number of orders that one call of an export reads. */
const readAtOnce = 200;

type Reading = {
  storeId: string;
  filters: OrderFilters;
  most: number;
  /** Gets the number of orders read so far. */
  onRead: (count: number) => void;
};

/** The found orders of all pages, at most `most`. */
export async function readFoundOrders({ storeId, filters, most, onRead }: Reading, signal: AbortSignal) {
  const orders: OrderSummary[] = [];
  let cursor: string | null = null;
  do {
    const input: InputOf<typeof searchOrders> = {
      storeId,
      ...filters,
      numberOfElements: readAtOnce,
      ...(cursor ? { cursor } : {}),
    };
    const page: OutputOf<typeof searchOrders> = await call(searchOrders, input, { signal });
    orders.push(...page.content);
    cursor = page.nextCursor;
    onRead(orders.length);
  } while (cursor && orders.length < most);
  return { orders: orders.slice(0, most), hasMore: cursor !== null || orders.length > most };
}

/** Route loader of the order search. */
export async function loadSearch(queryClient: QueryClient, storeId: string, search: Record<string, unknown>) {
  const address = readSearchAddress(search);
  const page = { filters: filtersOf(address), cursor: address.cursor };
  await Promise.all([
    queryClient.ensureQueryData(foundOrdersQuery(storeId, page)),
    queryClient.ensureQueryData(menuQuery(storeId)),
  ]);
}
