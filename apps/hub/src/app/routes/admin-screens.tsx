import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { AdminLayout } from '#hub/app/frame/admin-layout.tsx';
import { paths } from '#hub/app/paths.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { readQueueAddress, readStoresAddress } from '#hub/stores/admin/stores-address.ts';
import { signedInRoute } from './roots.tsx';

// Loaded lazily, since only admins need it.
const adminApi = () => import('#hub/stores/admin/admin.api.ts');

/** Not found for everybody but admins. */
const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'admin',
  beforeLoad: async ({ context: { queryClient } }) => {
    const { admin } = await queryClient.ensureQueryData(profileQuery());
    if (!admin) throw notFound();
  },
  component: AdminLayout,
});

const adminHomeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.adminApproval(), replace: true });
  },
});

const approvalRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores/approval',
  validateSearch: readQueueAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      loadTexts('admin', 'store-fields', 'list'),
      adminApi().then(({ loadQueue }) => loadQueue(queryClient, deps)),
    ]),
  component: lazyRouteComponent(
    () => import('#hub/stores/admin/application-queue-page.tsx'),
    'ApplicationQueuePage',
  ),
});

const storesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores',
  validateSearch: readStoresAddress,
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([
      loadTexts('admin', 'store-fields', 'list'),
      adminApi().then(({ loadStores }) => loadStores(queryClient, readStoresAddress({ ...location.search }))),
    ]),
  component: lazyRouteComponent(() => import('#hub/stores/admin/stores-page.tsx'), 'StoresPage'),
});

const storeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores/$storeId',
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts(
        ...(['admin', 'app-lock', 'store', 'store-access', 'store-fields', 'forms', 'uploads'] as const),
        ...(['address', 'receipt', 'store-settings'] as const),
      ),
      adminApi().then(({ loadAdminStore }) => loadAdminStore(queryClient, storeId)),
    ]),
  component: lazyRouteComponent(() => import('#hub/app/admin-store-screen.tsx'), 'AdminStoreScreen'),
});

const pointsPage = () => import('#hub/points/admin/admin-points-page.tsx');
const pointsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'points',
  // The page reads it: a check here would be part of the shell.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: async ({ context: { queryClient }, location: { search } }) =>
    (await pointsPage()).loadAdminPoints(queryClient, search),
  component: lazyRouteComponent(pointsPage, 'AdminPointsPage'),
});

const storePointsPage = () => import('#hub/points/admin/admin-store-points-page.tsx');
const storePointsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'points/stores/$storeId',
  loader: async ({ context: { queryClient }, params: { storeId } }) =>
    (await storePointsPage()).loadAdminStorePoints(queryClient, storeId),
  component: lazyRouteComponent(storePointsPage, 'AdminStorePointsPage'),
});

export const adminScreens = [
  adminRoute.addChildren([
    adminHomeRoute,
    approvalRoute,
    storesRoute,
    storeRoute,
    pointsRoute,
    storePointsRoute,
  ]),
] as const;
