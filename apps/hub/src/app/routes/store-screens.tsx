import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { listReceipted } from '@maru/contract/orders/receipted.endpoints.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { firstScreen } from '#hub/app/navigation.tsx';
import { needs } from '#hub/app/no-permission.ts';
import { readBoardAddress } from '#hub/orders/finding/board/board-address.ts';
import { OrdersPending } from '#hub/orders/finding/board/orders-pending.tsx';
import { OrderPending } from '#hub/orders/finding/order/order-pending.tsx';
import { loadBoard, loadOrder } from '#hub/orders/orders.api.ts';
import { readRevenueAddress } from '#hub/sales/revenue/revenue-address.ts';
import { RevenuePending } from '#hub/sales/revenue/revenue-pending.tsx';
import { loadRevenue } from '#hub/sales/sales.api.ts';
import { loadTill } from '#hub/till/till.api.ts';
import { TillPending } from '#hub/till/till-pending.tsx';
import { storeRoute } from './roots.tsx';

const storeHomeRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: firstScreen(context.store), replace: true });
  },
});

// Screens of a store, in the order of the navigation. CONTRIBUTING.md, "add a page", says how one is added.

const tillRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'till',
  beforeLoad: needs(takeOrder),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('till', 'payments', 'receipt'), loadTill(queryClient, storeId)]),
  component: lazyRouteComponent(() => import('#hub/till/till-page.tsx'), 'TillPage'),
  pendingComponent: TillPending,
});

const ordersRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders',
  validateSearch: readBoardAddress,
  beforeLoad: needs(listOrders),
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: ({ context: { queryClient }, params: { storeId }, deps: { date } }) =>
    Promise.all([
      loadTexts('orders', 'days', 'forms', 'payments', 'receipt'),
      loadBoard(queryClient, storeId, date),
    ]),
  component: lazyRouteComponent(() => import('#hub/orders/orders-page.tsx'), 'OrdersPage'),
  pendingComponent: OrdersPending,
});

/** For pages that parse their own parameters: the rules are then not part of the shell. */
const readByPage = (search: Record<string, unknown>) => search;

const orderSearchRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/search',
  validateSearch: readByPage,
  // Open to the same members as `searchOrders`, which only this screen loads.
  beforeLoad: needs(getOrder),
  // Without `loaderDeps`: a change of a filter loads on the page, so that the field keeps its focus.
  loader: async ({ context: { queryClient }, params: { storeId }, location }) => {
    const [{ loadSearch }] = await Promise.all([
      import('#hub/orders/finding/search/search.api.ts'),
      loadTexts('orders', 'days'),
    ]);
    await loadSearch(queryClient, storeId, location.search);
  },
  component: lazyRouteComponent(() => import('#hub/orders/order-search-page.tsx'), 'OrderSearchPage'),
  pendingComponent: OrdersPending,
});

const excessRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/excess',
  validateSearch: readByPage,
  // The right of `listExcess`, which would be part of the shell.
  beforeLoad: needs({ access: [{ kind: 'member', right: 'REFUND' }] }),
  loader: async ({ context: { queryClient }, params: { storeId }, location }) => {
    const [{ loadExcess }, { readExcessAddress }] = await Promise.all([
      import('#hub/orders/excess/excess.api.ts'),
      import('#hub/orders/excess/excess-address.ts'),
      loadTexts('orders', 'forms'),
    ]);
    await loadExcess(queryClient, storeId, readExcessAddress(location.search).page);
  },
  component: lazyRouteComponent(() => import('#hub/orders/excess-page.tsx'), 'ExcessPage'),
  pendingComponent: OrdersPending,
});

const orderRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/$orderId',
  validateSearch: readByPage,
  beforeLoad: needs(getOrder),
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([loadTexts('orders', 'forms', 'payments', 'receipt'), loadOrder(queryClient, params)]),
  component: lazyRouteComponent(() => import('#hub/orders/order-page.tsx'), 'OrderPage'),
  pendingComponent: OrderPending,
});

const addToOrderRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/$orderId/add',
  // changeOrder needs the same right, and would be part of the shell.
  beforeLoad: needs(takeOrder),
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      loadTexts('till', 'payments', 'receipt'),
      loadTill(queryClient, params.storeId),
      loadOrder(queryClient, params),
    ]),
  component: lazyRouteComponent(() => import('#hub/till/add-to-order-page.tsx'), 'AddToOrderPage'),
  pendingComponent: TillPending,
});

/** The sales screens, below one row of tabs. */
const salesArea = createRoute({
  getParentRoute: () => storeRoute,
  id: 'sales-area',
  component: lazyRouteComponent(() => import('#hub/app/frame/sales-layout.tsx'), 'SalesLayout'),
});

const salesRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales',
  validateSearch: readByPage,
  // getSalesInquiry needs the same right, and would be part of the shell.
  beforeLoad: needs(reportRevenue),
  // Without `loaderDeps`, as the order search.
  loader: async ({ context: { queryClient }, params: { storeId }, location }) => {
    const [{ loadSalesList }] = await Promise.all([
      import('#hub/sales/list/sales-list.api.ts'),
      loadTexts('sales', 'orders'),
    ]);
    await loadSalesList(queryClient, storeId, location.search);
  },
  component: lazyRouteComponent(() => import('#hub/sales/sales-page.tsx'), 'SalesPage'),
  pendingComponent: RevenuePending,
});

const revenueRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/revenue',
  validateSearch: readRevenueAddress,
  beforeLoad: needs(reportRevenue),
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: ({ context: { queryClient }, params: { storeId }, deps: { date } }) =>
    Promise.all([loadTexts('sales', 'days'), loadRevenue(queryClient, storeId, date)]),
  component: lazyRouteComponent(() => import('#hub/sales/revenue-page.tsx'), 'RevenuePage'),
  pendingComponent: RevenuePending,
});

const differencesRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/differences',
  beforeLoad: needs(listReceipted),
  loader: async ({ context: { queryClient }, params: { storeId } }) => {
    const [{ receiptedQuery }] = await Promise.all([
      import('#hub/orders/receipted/receipted.api.ts'),
      loadTexts('orders'),
    ]);
    await queryClient.ensureInfiniteQueryData(receiptedQuery(storeId));
  },
  component: lazyRouteComponent(
    () => import('#hub/orders/receipted/differences-page.tsx'),
    'DifferencesPage',
  ),
  pendingComponent: OrdersPending,
});

export const storeScreens = [
  storeHomeRoute,
  tillRoute,
  ordersRoute,
  orderSearchRoute,
  excessRoute,
  orderRoute,
  addToOrderRoute,
  salesArea.addChildren([salesRoute, revenueRoute, differencesRoute]),
] as const;
