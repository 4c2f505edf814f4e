import { getOrder, listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { changeLanguage, loadTexts } from '@maru/web/i18n.ts';
import { chosenLanguage } from '@maru/web/language.ts';
import { finishSignIn, sessionStore, startSignIn } from '@maru/web/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { readBoardAddress } from '#hub/orders/board/board-address.ts';
import { OrdersPending } from '#hub/orders/board/orders-pending.tsx';
import { OrderPending } from '#hub/orders/order/order-pending.tsx';
import { loadBoard, loadOrder } from '#hub/orders/orders.api.ts';
import { loadSessions, profileQuery } from '#hub/profile/profile.api.ts';
import { ProfilePending } from '#hub/profile/profile-pending.tsx';
import { readRevenueAddress } from '#hub/sales/revenue/revenue-address.ts';
import { RevenuePending } from '#hub/sales/revenue/revenue-pending.tsx';
import { loadRevenue } from '#hub/sales/sales.api.ts';
import { LoginFailedPage } from '#hub/sign-in/login-failed-page.tsx';
import { lastStoreOf } from '#hub/stores/last-store.ts';
import { myStoresQuery } from '#hub/stores/stores.api.ts';
import { loadTill } from '#hub/till/till.api.ts';
import { TillPending } from '#hub/till/till-pending.tsx';
import { tillSearch } from '#hub/till/till-search.ts';
import { PersonLayout } from './frame/person-layout.tsx';
import { StoreLayout } from './frame/store-layout.tsx';
import { firstScreen } from './navigation.tsx';
import { needs } from './no-permission.ts';
import { paths } from './paths.ts';
import { RootLayout } from './root-layout.tsx';
import { requireSession } from './session-guard.ts';
import { NoStorePage } from './states/no-store-page.tsx';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: RootLayout });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  beforeLoad: async () => {
    if (sessionStore.getSnapshot().status === 'signedIn') throw redirect({ to: paths.home(), replace: true });
    await startSignIn(paths.home());
  },
});

const loginCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/callback',
  loader: async () => {
    // The address itself: the router's reading of the query would turn a code of digits into a number.
    const [finished] = await Promise.allSettled([finishSignIn(location.href), loadTexts('sign-in')]);
    if (finished.status === 'rejected') throw finished.reason;
    throw redirect({ href: finished.value, replace: true });
  },
  errorComponent: LoginFailedPage,
});

/** Everything below it is for people who are signed in. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ context: { queryClient }, location, preload }) =>
    preload ? undefined : requireSession(location.href, () => queryClient.ensureQueryData(myStoresQuery())),
  loader: async ({ context: { queryClient } }) => {
    const [profile] = await Promise.all([
      queryClient.ensureQueryData(profileQuery()),
      queryClient.ensureQueryData(myStoresQuery()),
    ]);
    if (!chosenLanguage()) await changeLanguage(profile.language, { keep: false });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  beforeLoad: async ({ context: { queryClient } }) => {
    const session = sessionStore.getSnapshot();
    const stores = await queryClient.ensureQueryData(myStoresQuery());
    const store = lastStoreOf(session.status === 'signedIn' ? session.userId : '', stores);
    if (store) throw redirect({ to: firstScreen(store), replace: true });
  },
  component: NoStorePage,
});

/** Screens of the person, whatever store they are in. */
const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'person',
  component: PersonLayout,
});

const profileRoute = createRoute({
  getParentRoute: () => personRoute,
  path: 'profile',
  loader: ({ context: { queryClient } }) => Promise.all([loadTexts('profile'), loadSessions(queryClient)]),
  component: lazyRouteComponent(() => import('#hub/profile/profile-page.tsx'), 'ProfilePage'),
  pendingComponent: ProfilePending,
});

const storeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 's/$storeId',
  beforeLoad: async ({ context: { queryClient }, params }) => {
    const stores = await queryClient.ensureQueryData(myStoresQuery());
    const store = stores.find(({ storeId }) => storeId === params.storeId);
    if (!store) throw notFound();
    return { store };
  },
  component: StoreLayout,
});

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
  validateSearch: tillSearch,
  beforeLoad: needs(takeOrder),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('till'), loadTill(queryClient, storeId)]),
  component: lazyRouteComponent(() => import('#hub/till/till-page.tsx'), 'TillPage'),
  pendingComponent: TillPending,
});

const ordersRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders',
  validateSearch: readBoardAddress,
  beforeLoad: needs(listOrders),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('orders'), loadBoard(queryClient, storeId)]),
  component: lazyRouteComponent(() => import('#hub/orders/orders-page.tsx'), 'OrdersPage'),
  pendingComponent: OrdersPending,
});

const orderRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'orders/$orderId',
  beforeLoad: needs(getOrder),
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([loadTexts('orders'), loadOrder(queryClient, params)]),
  component: lazyRouteComponent(() => import('#hub/orders/order-page.tsx'), 'OrderPage'),
  pendingComponent: OrderPending,
});

const revenueRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: 'sales/revenue',
  validateSearch: readRevenueAddress,
  beforeLoad: needs(reportByTime),
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: ({ context: { queryClient }, params: { storeId }, deps: { date } }) =>
    Promise.all([loadTexts('sales'), loadRevenue(queryClient, storeId, date)]),
  component: lazyRouteComponent(() => import('#hub/sales/revenue-page.tsx'), 'RevenuePage'),
  pendingComponent: RevenuePending,
});

export const routeTree = rootRoute.addChildren([
  loginRoute,
  loginCallbackRoute,
  signedInRoute.addChildren([
    homeRoute,
    personRoute.addChildren([profileRoute]),
    storeRoute.addChildren([storeHomeRoute, tillRoute, ordersRoute, orderRoute, revenueRoute]),
  ]),
]);
