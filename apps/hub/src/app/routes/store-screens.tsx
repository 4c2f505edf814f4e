import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { NetworkError } from '@maru/web/network-error.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { firstScreen } from '#hub/app/navigation.tsx';
import { needs } from '#hub/app/no-permission.ts';
import { paths } from '#hub/app/paths.ts';
import { mayCall } from '#hub/lib/store.tsx';
import { readBoardAddress } from '#hub/orders/finding/board/board-address.ts';
import { OrdersPending } from '#hub/orders/finding/board/orders-pending.tsx';
import { OrderPending } from '#hub/orders/finding/order/order-pending.tsx';
import { loadBoard, loadOrder } from '#hub/orders/orders.api.ts';
import { RevenuePending } from '#hub/sales/revenue/revenue-pending.tsx';
import { loadTill } from '#hub/till/till.api.ts';
import { TillPending } from '#hub/till/till-pending.tsx';
import { loadTabLayouts } from './load-tab-layouts.ts';
import { storeRoute } from './roots.tsx';

type InStoreScreen = { context: { queryClient: QueryClient }; params: { storeId: string } };

const dashboardPage = () => import('#hub/app/dashboard-screen.tsx');

/** The dashboard. Members who may not see sales are redirected to the first screen that they may use. */
const storeHomeRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: '/',
  beforeLoad: ({ context: { store } }) => {
    if (!mayCall(reportRevenue, store)) throw redirect({ to: firstScreen(store), replace: true });
  },
  loader: async ({ context: { queryClient, store }, params: { storeId } }) => {
    try {
      return await (await dashboardPage()).loadDashboardScreen(queryClient, storeId);
    } catch (error) {
      // Offline the store can still sell, so the hub opens at the till.
      const goesOn = error instanceof NetworkError && mayCall(takeOrder, store);
      throw goesOn ? redirect({ to: paths.till({ storeId }), replace: true }) : error;
    }
  },
  component: lazyRouteComponent(dashboardPage, 'DashboardScreen'),
  pendingComponent: RevenuePending,
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

/** For pages that parse their own search parameters, so that the rules are not part of the shell. */
const readByPage = (search: Record<string, unknown>) => search;

// Page and loader are in one file, so that the shell lists fewer files.
const searchPage = () => import('#hub/orders/order-search-page.tsx');
const orderSearchRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/search',
  validateSearch: readByPage,
  // `searchOrders` needs the same right, but would become part of the shell.
  beforeLoad: needs(getOrder),
  // Without `loaderDeps`: the page itself loads after a change of a filter, so that the field keeps its
  // focus.
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await searchPage()).loadSearchPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(searchPage, 'OrderSearchPage'),
  pendingComponent: OrdersPending,
});

const excessPage = () => import('#hub/orders/excess-page.tsx');
const unissuedPage = () => import('#hub/cash-receipts/unissued-page.tsx');
const differencesPage = () => import('#hub/orders/offline-sales/differences-page.tsx');

const excessRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/excess',
  validateSearch: readByPage,
  // The right of `listExcess`, copied because the call would otherwise be part of the shell.
  beforeLoad: needs({ access: [{ kind: 'member', right: 'REFUND' }] }),
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await excessPage()).loadExcessPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(excessPage, 'ExcessPage'),
  pendingComponent: OrdersPending,
});

const loadUnissued = async ({ context: { queryClient }, params: { storeId } }: InStoreScreen) =>
  (await unissuedPage()).loadUnissued(queryClient, storeId);

const unissuedRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/cash-receipts',
  // `getUnissuedCash` needs the same right, but would become part of the shell.
  beforeLoad: needs(listOrders),
  loader: loadUnissued,
  component: lazyRouteComponent(unissuedPage, 'UnissuedPage'),
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
  // `changeOrder` needs the same right, but would become part of the shell.
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

/** Parent of the sales screens, which share one row of tabs. */
const salesArea = createRoute({
  getParentRoute: () => storeRoute,
  id: 'sales-area',
  component: lazyRouteComponent(loadTabLayouts, 'TabsLayout'),
});

const salesPage = () => import('#hub/sales/sales-page.tsx');

const salesRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales',
  validateSearch: readByPage,
  // `getSalesInquiry` needs the same right, but would become part of the shell.
  beforeLoad: needs(reportRevenue),
  // Without `loaderDeps`, as in the order search.
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await salesPage()).loadSalesPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(salesPage, 'SalesPage'),
  pendingComponent: RevenuePending,
});

const revenuePage = () => import('#hub/sales/revenue-page.tsx');

const revenueRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/revenue',
  validateSearch: readByPage,
  beforeLoad: needs(reportRevenue),
  // Without `loaderDeps`, as in the order search.
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await revenuePage()).loadRevenuePage(queryClient, { storeId, search }),
  component: lazyRouteComponent(revenuePage, 'RevenuePage'),
  pendingComponent: RevenuePending,
});

const calendarPage = () => import('#hub/sales/calendar-page.tsx');

const calendarRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/calendar',
  validateSearch: readByPage,
  // `reportByTime` needs the same right, but would become part of the shell.
  beforeLoad: needs(reportRevenue),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { storeId }, deps: search }) =>
    (await calendarPage()).loadCalendarPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(calendarPage, 'CalendarPage'),
  pendingComponent: RevenuePending,
});

const differencesRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/differences',
  // The access of `listReceipted`, copied because the call would otherwise be part of the shell.
  beforeLoad: needs({ access: [{ kind: 'owner' }] }),
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await differencesPage()).loadDifferences(queryClient, storeId),
  component: lazyRouteComponent(differencesPage, 'DifferencesPage'),
  pendingComponent: OrdersPending,
});

const salesUnissuedRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/cash-receipts',
  beforeLoad: needs(listOrders),
  loader: loadUnissued,
  component: lazyRouteComponent(unissuedPage, 'UnissuedPage'),
  pendingComponent: OrdersPending,
});

const messagePage = () => import('#hub/sales/message/revenue-message-page.tsx');

const revenueMessageRoute = createRoute({
  getParentRoute: () => salesArea,
  path: 'sales/message',
  // The right of `getRevenueMessage`, copied because the call would otherwise be part of the shell.
  beforeLoad: needs({ access: [{ kind: 'member', right: 'SETTING' }] }),
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await messagePage()).loadRevenueMessage(queryClient, storeId),
  component: lazyRouteComponent(messagePage, 'RevenueMessagePage'),
  pendingComponent: RevenuePending,
});

export const storeScreens = [
  storeHomeRoute,
  tillRoute,
  ordersRoute,
  orderSearchRoute,
  excessRoute,
  unissuedRoute,
  orderRoute,
  addToOrderRoute,
  salesArea.addChildren([
    salesRoute,
    calendarRoute,
    revenueRoute,
    differencesRoute,
    salesUnissuedRoute,
    revenueMessageRoute,
  ]),
] as const;
