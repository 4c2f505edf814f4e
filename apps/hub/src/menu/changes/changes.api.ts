import { listMenuChanges, mostChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { infiniteQueryOptions, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inTurn } from '#hub/lib/in-turn.ts';
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
  const [run] = useState(inTurn);
  // A rush of events costs one request and one after it.
  const again = () => void run(() => queryClient.invalidateQueries({ queryKey }));
  useLiveEvents(storeId, ({ type }) => type === 'MENU_CHANGED' && again(), again);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    menuChangesQuery(storeId),
  );
  return {
    changes: data.pages.flat(),
    /** Whether there are some before them. */
    hasMore: hasNextPage,
    isFetching: isFetchingNextPage,
    fetch: fetchNextPage,
  };
}
