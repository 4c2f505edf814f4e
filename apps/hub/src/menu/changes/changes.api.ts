import { listMenuChanges, mostChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { menuKeys } from '#hub/menu/menu.api.ts';

export const menuChangesQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: menuKeys.changes(storeId),
    queryFn: ({ signal, pageParam: before }) =>
      call(listMenuChanges, { storeId, ...(before === '' ? {} : { before }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < mostChanges ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });

/** Bulk changes and deletions of the last day, newest first. */
export function useMenuChanges(storeId: string) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    menuChangesQuery(storeId),
  );
  return {
    changes: data.pages.flat(),
    /** Whether there are older ones. */
    hasMore: hasNextPage,
    isFetching: isFetchingNextPage,
    fetch: fetchNextPage,
  };
}
