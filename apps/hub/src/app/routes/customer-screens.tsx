import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { needs } from '#hub/app/no-permission.ts';
import { paths } from '#hub/app/paths.ts';
import { mayCall } from '#hub/lib/store.tsx';
import { SettingsPending } from '#hub/store-settings/settings-pending.tsx';
import { loadTabLayouts } from './load-tab-layouts.ts';
import { storeRoute } from './roots.tsx';

// The rights of the main calls of these screens, copied because the calls would otherwise be part of the
// shell.
const customerRight = { access: [{ kind: 'member', right: 'CUSTOMER' }] } as const;
const pointRight = { access: [{ kind: 'member', right: 'POINT' }] } as const;

/** Parent of the screens of customers and points, which share one row of tabs. */
const customersArea = createRoute({
  getParentRoute: () => storeRoute,
  id: 'customers-area',
  component: lazyRouteComponent(loadTabLayouts, 'TabsLayout'),
});

const customersPage = () => import('#hub/customers/customers-page.tsx');
const customersRoute = createRoute({
  getParentRoute: () => customersArea,
  path: 'customers',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: (options) => {
    const { store } = options.context;
    // The rail entry opens this route; members who may only see points are redirected to them.
    if (!mayCall(customerRight, store) && mayCall(pointRight, store))
      throw redirect({ to: paths.points(store), replace: true });
    needs(customerRight)(options);
  },
  // Without `loaderDeps`: the page itself loads after a change of a filter, so that the field keeps its
  // focus.
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await customersPage()).loadCustomersPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(customersPage, 'CustomersPage'),
  pendingComponent: SettingsPending,
});

const customerPage = () => import('#hub/customers/customer-page.tsx');
const customerRoute = createRoute({
  getParentRoute: () => customersArea,
  path: 'customers/$customerId',
  beforeLoad: needs(customerRight),
  loader: async ({ context: { queryClient, store }, params }) =>
    (await customerPage()).loadCustomerPage(queryClient, params, { seePoints: mayCall(pointRight, store) }),
  component: lazyRouteComponent(customerPage, 'CustomerPage'),
  pendingComponent: SettingsPending,
});

const pointsPage = () => import('#hub/points/points-page.tsx');
const pointsRoute = createRoute({
  getParentRoute: () => customersArea,
  path: 'points',
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: needs(pointRight),
  // Without `loaderDeps`, as in the list of customers.
  loader: async ({ context: { queryClient }, params: { storeId }, location: { search } }) =>
    (await pointsPage()).loadPointsPage(queryClient, { storeId, search }),
  component: lazyRouteComponent(pointsPage, 'PointsPage'),
  pendingComponent: SettingsPending,
});

const pointSettingPage = () => import('#hub/points/point-setting-page.tsx');
const pointSettingRoute = createRoute({
  getParentRoute: () => customersArea,
  path: 'points/settings',
  beforeLoad: needs(pointRight),
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await pointSettingPage()).loadPointSettingPage(queryClient, storeId),
  component: lazyRouteComponent(pointSettingPage, 'PointSettingPage'),
  pendingComponent: SettingsPending,
});

const pointMessagesPage = () => import('#hub/points/messages/point-messages-page.tsx');
const pointMessagesRoute = createRoute({
  getParentRoute: () => customersArea,
  path: 'points/settings/messages',
  beforeLoad: needs(pointRight),
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await pointMessagesPage()).loadPointMessages(queryClient, storeId),
  component: lazyRouteComponent(pointMessagesPage, 'PointMessagesPage'),
  pendingComponent: SettingsPending,
});

export const customerScreens = [
  customersArea.addChildren([
    customersRoute,
    customerRoute,
    pointsRoute,
    pointSettingRoute,
    pointMessagesRoute,
  ]),
] as const;
