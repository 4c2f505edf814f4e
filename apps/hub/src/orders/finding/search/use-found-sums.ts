import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Store } from '#hub/lib/store.tsx';
import { foundSumsQuery } from './search.api.ts';
import { filtersOf, looksForPart, type SearchAddress } from './search-address.ts';

/**
 * The sums of a search that has a period, for members who may see sales (right SALES). `pageIds` are the
 * orders on the current page. If the search looks for a part of each order, that part is also summed per
 * order.
 */
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
