import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { call, callIfChanged } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import { type MenuBook, mergeMenu } from './menu-book.ts';

export const menuKeys = {
  all: (storeId: string) => ['menu', storeId] as const,
  book: (storeId: string) => ['menu', storeId, 'book'] as const,
};

/** A till may stand for hours: the menu is asked for again when someone comes back to it, and after every refusal. */
const freshFor = 60_000;

/** The whole menu of a store; asked for anew, only what has changed comes. */
export const menuBookQuery = (storeId: string) =>
  queryOptions({
    queryKey: menuKeys.book(storeId),
    queryFn: async ({ client, signal }): Promise<MenuBook> => {
      const before = client.getQueryData<MenuBook>(menuKeys.book(storeId));
      if (!before) return mergeMenu(undefined, await call(getCompactMenu, { storeId }, { signal }));

      const { revision } = before;
      const told = await callIfChanged(getCompactMenu, { storeId, revision }, { signal });
      return told ? mergeMenu(before, told) : before;
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

/** Asks again whenever somebody changes the menu. */
export function useLiveMenu(storeId: string): LiveState {
  const queryClient = useQueryClient();
  const { queryKey } = menuBookQuery(storeId);
  return useLiveEvents(
    storeId,
    ({ type }) => {
      if (type === 'MENU_CHANGED') void queryClient.invalidateQueries({ queryKey });
    },
    () => void queryClient.refetchQueries({ queryKey, stale: true }),
  );
}
