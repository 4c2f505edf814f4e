import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { importMenu, listMenuChanges } from '@maru/contract/menu/menu-changes.endpoints.ts';
import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '#hub/app/no-permission.ts';
import { readItemStart } from '#hub/menu/item/item-start.ts';
import { readListAddress } from '#hub/menu/items/filters/list-address.ts';
import { loadMenu } from '#hub/menu/menu.api.ts';
import { MenuPending } from '#hub/menu/menu-pending.tsx';
import { loadTabLayouts } from './load-tab-layouts.ts';
import { storeRoute } from './roots.tsx';

/** Parent of the menu screens, which share one row of tabs. */
const menuRoute = createRoute({
  getParentRoute: () => storeRoute,
  id: 'menu',
  component: lazyRouteComponent(loadTabLayouts, 'MenuLayout'),
});

async function loadMenuAndLock(queryClient: QueryClient, storeId: string) {
  const note = loadTabLayouts().then((parts) => parts.loadMenuLock(queryClient, storeId));
  await Promise.all([loadMenu(queryClient, storeId), note]);
}

const itemsRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu',
  validateSearch: readListAddress,
  beforeLoad: needs(setStoreItem),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-items', 'sorting', 'menu-bulk', 'menu-undo', 'menu-tax', 'menu-export'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/menu/items/menu-page.tsx'), 'MenuPage'),
  pendingComponent: MenuPending,
});

const newStoreItemRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/items/new',
  validateSearch: readItemStart,
  beforeLoad: needs(setStoreItem),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-item', 'menu-tax', 'sorting', 'uploads', 'forms'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/menu/item/new-store-item-page.tsx'), 'NewStoreItemPage'),
  pendingComponent: MenuPending,
});

const storeItemRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/items/$itemId',
  beforeLoad: needs(setStoreItem),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-item', 'menu-undo', 'menu-tax', 'menu-stock', 'sorting', 'uploads', 'forms'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/menu/item/store-item-page.tsx'), 'StoreItemPage'),
  pendingComponent: MenuPending,
});

const categoriesRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/categories',
  beforeLoad: needs(setCategory),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-categories', 'menu-undo', 'menu-tax', 'sorting', 'forms'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/menu/categories/categories-page.tsx'), 'CategoriesPage'),
  pendingComponent: MenuPending,
});

const optionsRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/options',
  beforeLoad: needs(setOptionCollection),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('menu-options', 'sorting'), loadMenuAndLock(queryClient, storeId)]),
  component: lazyRouteComponent(() => import('#hub/menu/options/options-page.tsx'), 'OptionsPage'),
  pendingComponent: MenuPending,
});

const newOptionCollectionRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/options/new',
  beforeLoad: needs(setOptionCollection),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('menu-options', 'sorting', 'forms'), loadMenuAndLock(queryClient, storeId)]),
  component: lazyRouteComponent(
    () => import('#hub/menu/options/new-option-collection-page.tsx'),
    'NewOptionCollectionPage',
  ),
  pendingComponent: MenuPending,
});

const optionCollectionRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/options/$collectionId',
  beforeLoad: needs(setOptionCollection),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-options', 'menu-undo', 'sorting', 'forms'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(
    () => import('#hub/menu/options/option-collection-page.tsx'),
    'OptionCollectionPage',
  ),
  pendingComponent: MenuPending,
});

const menuImportRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/import',
  beforeLoad: needs(importMenu),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('menu-import', 'menu-spreadsheets', 'menu-templates', 'menu-export', 'menu-undo', 'menu-tax'),
      loadMenuAndLock(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/menu/import/menu-import-page.tsx'), 'MenuImportPage'),
  pendingComponent: MenuPending,
});

const menuChangesRoute = createRoute({
  getParentRoute: () => menuRoute,
  path: 'menu/changes',
  beforeLoad: needs(listMenuChanges),
  loader: async ({ context: { queryClient }, params: { storeId } }) => {
    const [{ menuChangesQuery }] = await Promise.all([
      import('#hub/menu/changes/changes.api.ts'),
      loadTexts('menu-changes', 'menu-undo'),
      loadMenuAndLock(queryClient, storeId),
    ]);
    await queryClient.ensureInfiniteQueryData(menuChangesQuery(storeId));
  },
  component: lazyRouteComponent(() => import('#hub/menu/changes/menu-changes-page.tsx'), 'MenuChangesPage'),
  pendingComponent: MenuPending,
});

export const menuScreens = [
  menuRoute.addChildren([
    itemsRoute,
    newStoreItemRoute,
    storeItemRoute,
    categoriesRoute,
    optionsRoute,
    newOptionCollectionRoute,
    optionCollectionRoute,
    menuImportRoute,
    menuChangesRoute,
  ]),
] as const;
