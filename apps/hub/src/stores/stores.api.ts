import { getStore, listMyStores } from '@maru/contract/stores/stores.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

export const myStoresQuery = () =>
  queryOptions({
    queryKey: ['stores', 'mine'],
    queryFn: ({ signal }) => call(listMyStores, {}, { signal }),
    staleTime: 300_000,
  });

/** The signed-in person's stores; loaded before any signed-in screen shows. */
export function useMyStores() {
  return useSuspenseQuery(myStoresQuery()).data;
}

/** What receipts say of a store. */
export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', 'one', storeId],
    queryFn: ({ signal }) => call(getStore, { storeId }, { signal }),
    staleTime: 60_000,
  });
