import { listMenuChanges, mostChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useLiveEvents } from '#hub/lib/live.ts';
import { changesKey } from './undo-change.api.ts';

export const menuChangesQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: changesKey(storeId),
    queryFn: ({ signal, pageParam: before }) =>
      call(listMenuChanges, { storeId, ...(before === '' ? {} : { before }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < mostChanges ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });

/** Changes of many items and deletions in the last day, newest first; asked for anew whenever somebody changes the menu. */
export function useMenuChanges(storeId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = menuChangesQuery(storeId);
  useLiveEvents(
    storeId,
    ({ type }) => {
      if (type === 'MENU_CHANGED') void queryClient.invalidateQueries({ queryKey });
    },
    () => void queryClient.invalidateQueries({ queryKey }),
  );
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    menuChangesQuery(storeId),
  );
  return {
    changes: data.pages.flat(),
    /** Fetches those before them; undefined where there are none. */
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isFetchingMore: isFetchingNextPage,
  };
}
