import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { call, callIfChanged } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inTurn } from '#hub/lib/in-turn.ts';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import { withAhead, withoutAhead } from './ahead.ts';
import { type MenuBook, movesMenu, nextBook } from './menu-book.ts';

export const menuKeys = {
  all: (storeId: string) => ['menu', storeId] as const,
  book: (storeId: string) => ['menu', storeId, 'book'] as const,
};

/** Asking again costs the server a row, and an unchanged menu no answer: it is asked for whenever a screen shows it. */
const freshFor = 1_000;

/** The whole menu of a store; asked for anew, only what has changed comes. */
export const menuBookQuery = (storeId: string) =>
  queryOptions({
    queryKey: menuKeys.book(storeId),
    queryFn: async ({ client, signal }): Promise<MenuBook> => {
      const told = await nextBook(
        () => withoutAhead(storeId, client.getQueryData<MenuBook>(menuKeys.book(storeId))),
        (revision) =>
          revision === undefined
            ? call(getCompactMenu, { storeId }, { signal })
            : callIfChanged(getCompactMenu, { storeId, revision }, { signal }),
      );
      return withAhead(storeId, told);
    },
    // Two menus alike are found alike by their revision; comparing 20,000 items takes longer.
    structuralSharing: false,
    staleTime: freshFor,
  });

/** For route loaders. */
export function loadMenu(queryClient: QueryClient, storeId: string) {
  return queryClient.ensureQueryData(menuBookQuery(storeId));
}

/** Everything of the menu, also what is switched off; loaded by the route. */
export function useMenuBook(storeId: string): MenuBook {
  return useSuspenseQuery(menuBookQuery(storeId)).data;
}

/**
 * Keeps the menu up with what happens in the store, for who follows its events: `hear` takes an event, `refresh` is for
 * when anything may have happened. A rush of events costs one request and one after it, and starves neither.
 */
export function useMenuRefresh(storeId: string) {
  const queryClient = useQueryClient();
  const [run] = useState(inTurn);
  const { queryKey } = menuBookQuery(storeId);
  const refresh = () => void run(() => queryClient.invalidateQueries({ queryKey }));
  const hear = ({ type }: StoreEvent) => {
    if (movesMenu(type, queryClient.getQueryData(queryKey))) refresh();
  };
  return { hear, refresh };
}

/** Keeps the menu up with whatever anybody changes; tells whether the store is heard. */
export function useLiveMenu(storeId: string): LiveState {
  const { hear, refresh } = useMenuRefresh(storeId);
  return useLiveEvents(storeId, hear, refresh);
}
