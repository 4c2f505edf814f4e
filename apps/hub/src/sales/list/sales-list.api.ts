import { getSalesInquiry, type SalesRow } from '@maru/contract/sales/sales-list.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReadPage } from '#hub/lib/list/read-pages.ts';
import { takersQuery } from '#hub/orders/finding/search/search.api.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';
import { readBusinessDay } from '#hub/store-settings/use-business-day.ts';
import { readSalesAddress, type SalesFilters, salesFiltersOf } from './sales-address.ts';

const rowsAtOnce = 50;
/** In ms. Without it, each new order in a busy store would make the server sum the period again. */
const freshFor = 10_000;

/** A page of the sales list. The first page contains the sums. */
export const salesListQuery = (
  storeId: string,
  { filters, cursor }: { filters: SalesFilters; cursor?: string | undefined },
) =>
  queryOptions({
    queryKey: [...salesKeys.list(storeId), filters, cursor ?? null] as const,
    queryFn: ({ signal }) =>
      call(
        getSalesInquiry,
        { storeId, ...filters, numberOfElements: rowsAtOnce, ...(cursor ? { cursor } : {}) },
        { signal },
      ),
    staleTime: freshFor,
    meta: { atMostEvery: freshFor },
  });

/** A page of the sales list, for an export. */
export function readSalesPage(storeId: string, filters: SalesFilters): ReadPage<SalesRow> {
  return (page, signal) => call(getSalesInquiry, { storeId, ...filters, ...page }, { signal });
}

/** Route loader of the sales list. */
export async function loadSalesList(
  queryClient: QueryClient,
  storeId: string,
  search: Record<string, unknown>,
) {
  const filters = salesFiltersOf(readSalesAddress(search), await readBusinessDay(queryClient, storeId));
  await Promise.all([
    queryClient.ensureQueryData(salesListQuery(storeId, { filters })),
    queryClient.ensureQueryData(takersQuery(storeId)),
  ]);
}
