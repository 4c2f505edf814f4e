import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { AdminLayout } from '#hub/app/frame/admin-layout.tsx';
import { paths } from '#hub/app/paths.ts';
import { profileQuery } from '#hub/profile/profile.api.ts';
import { loadAdminStore, loadQueue, loadStores } from '#hub/stores/admin/admin.api.ts';
import { AdminPending } from '#hub/stores/admin/admin-pending.tsx';
import { readQueueAddress, readStoresAddress } from '#hub/stores/admin/stores-address.ts';
import { signedInRoute } from './roots.tsx';

const texts = (...more: string[]) =>
  ['admin', 'store-fields', ...more].map((namespace) => loadTexts(namespace));

/** Closed to whoever is no admin, as if it were not there. */
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
  loader: ({ context: { queryClient }, deps }) => Promise.all([...texts(), loadQueue(queryClient, deps)]),
  component: lazyRouteComponent(() => import('#hub/stores/admin/approval-page.tsx'), 'ApprovalPage'),
  pendingComponent: AdminPending,
});

const storesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores',
  validateSearch: readStoresAddress,
  loader: ({ context: { queryClient }, location }) =>
    Promise.all([...texts(), loadStores(queryClient, readStoresAddress({ ...location.search }))]),
  component: lazyRouteComponent(() => import('#hub/stores/admin/stores-page.tsx'), 'StoresPage'),
  pendingComponent: AdminPending,
});

const storeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'stores/$storeId',
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([...texts('forms', 'files', 'address'), loadAdminStore(queryClient, storeId)]),
  component: lazyRouteComponent(
    () => import('#hub/stores/admin/store/admin-store-page.tsx'),
    'AdminStorePage',
  ),
  pendingComponent: AdminPending,
});

export const adminScreens = [
  adminRoute.addChildren([adminHomeRoute, approvalRoute, storesRoute, storeRoute]),
] as const;
