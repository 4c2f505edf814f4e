import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { call, callIfChanged } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { withAhead, withoutAhead } from './ahead.ts';
import { type MenuBook, nextBook } from './menu-book.ts';

export const menuKeys = {
  all: (storeId: string) => ['menu', storeId] as const,
  book: (storeId: string) => ['menu', storeId, 'book'] as const,
  /** Changes of many items that can be undone. */
  changes: (storeId: string) => ['menu', storeId, 'changes'] as const,
  /** Of every item. */
  stockMoves: (storeId: string) => ['menu', storeId, 'stock-moves'] as const,
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

/** Asks for what has changed of the menu; done once it is there, or could not be asked for. */
export function useRefreshMenu(storeId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: menuKeys.book(storeId) });
}
