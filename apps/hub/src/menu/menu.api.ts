import { listCategories, listOptionCollections, listStoreItems } from '@maru/contract/menu/menu.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useSuspenseQueries } from '@tanstack/react-query';
import { indexMenu, type Menu } from './menu.ts';

export const menuKeys = {
  all: (storeId: string) => ['menu', storeId] as const,
};

/** A till may stand for hours: prices are asked again when someone comes back to it, and after every refusal. */
const freshFor = 60_000;

export const categoriesQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...menuKeys.all(storeId), 'categories'],
    queryFn: ({ signal }) => call(listCategories, { storeId }, { signal }),
    staleTime: freshFor,
  });

export const storeItemsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...menuKeys.all(storeId), 'items'],
    queryFn: ({ signal }) => call(listStoreItems, { storeId }, { signal }),
    staleTime: freshFor,
  });

export const optionCollectionsQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...menuKeys.all(storeId), 'collections'],
    queryFn: ({ signal }) => call(listOptionCollections, { storeId }, { signal }),
    staleTime: freshFor,
  });

/** For route loaders: the three lists that make a menu. */
export function loadMenu(queryClient: QueryClient, storeId: string) {
  return Promise.all([
    queryClient.ensureQueryData(categoriesQuery(storeId)),
    queryClient.ensureQueryData(storeItemsQuery(storeId)),
    queryClient.ensureQueryData(optionCollectionsQuery(storeId)),
  ]);
}

/** The menu as the till sees it; loaded by the route. */
export function useMenu(storeId: string): Menu {
  return useSuspenseQueries({
    queries: [categoriesQuery(storeId), storeItemsQuery(storeId), optionCollectionsQuery(storeId)],
    combine: ([categories, items, collections]) =>
      indexMenu({ categories: categories.data, items: items.data, collections: collections.data }),
  });
}
