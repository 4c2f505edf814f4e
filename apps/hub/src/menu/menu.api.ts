import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { call, callIfChanged } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type CachedMenu, refreshCachedMenu } from './cached-menu.ts';
import { withOptimistic, withoutOptimistic } from './optimistic-values.ts';

export const menuKeys = {
  all: (storeId: string) => ['menu', storeId] as const,
  cached: (storeId: string) => ['menu', storeId, 'cached'] as const,
  /** Bulk changes and deletions, which can be undone. */
  changes: (storeId: string) => ['menu', storeId, 'changes'] as const,
  /** Stock moves of all items. */
  stockMoves: (storeId: string) => ['menu', storeId, 'stock-moves'] as const,
};

/**
 * In ms. Short, because refetching is cheap: the server reads one row, and the response for an unchanged menu
 * has no body.
 */
const freshFor = 1_000;

/** The whole menu of a store. A refetch transfers only the delta. */
export const menuQuery = (storeId: string) =>
  queryOptions({
    queryKey: menuKeys.cached(storeId),
    queryFn: async ({ client, signal }): Promise<CachedMenu> => {
      const fetched = await refreshCachedMenu(
        () => withoutOptimistic(storeId, client.getQueryData<CachedMenu>(menuKeys.cached(storeId))),
        (revision) =>
          revision === undefined
            ? call(getCompactMenu, { storeId }, { signal })
            : callIfChanged(getCompactMenu, { storeId, revision }, { signal }),
      );
      return withOptimistic(storeId, fetched);
    },
    // Equal menus are recognised by their revision, because comparing 20,000 items would take longer.
    structuralSharing: false,
    staleTime: freshFor,
  });

/** For route loaders. */
export function loadMenu(queryClient: QueryClient, storeId: string) {
  return queryClient.ensureQueryData(menuQuery(storeId));
}

/** The whole menu, including categories that are not offered. The route must have loaded it. */
export function useCachedMenu(storeId: string): CachedMenu {
  return useSuspenseQuery(menuQuery(storeId)).data;
}

/** Refetches the menu. Resolves once the fetch has succeeded or failed. */
export function useRefreshMenu(storeId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: menuKeys.cached(storeId) });
}
