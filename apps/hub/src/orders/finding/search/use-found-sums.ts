import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Store } from '#hub/lib/store.tsx';
import { foundSumsQuery } from './search.api.ts';
import { filtersOf, looksForPart, type SearchAddress } from './search-address.ts';

/** Sums of a search in a period, for who may see sales. The ids are the orders on the page. */
export function useFoundSums({ storeId, may }: Store, address: SearchAddress, pageIds: string[] | undefined) {
  const { from, to } = address;
  const hasSums = may('SALES') && from !== undefined && to !== undefined && pageIds !== undefined;
  const filters = { ...filtersOf(address), from: from ?? '', to: to ?? '' };
  const orderIds = looksForPart(address) ? (pageIds ?? []) : [];
  const { queryFn, ...query } = foundSumsQuery(storeId, { filters, orderIds });
  const { data } = useQuery({
    ...query,
    queryFn: hasSums && queryFn ? queryFn : skipToken,
    placeholderData: keepPreviousData,
  });
  return hasSums ? data : undefined;
}

export type SumsOfSearch = NonNullable<ReturnType<typeof useFoundSums>>;
