import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { OfficeLayout } from '#hub/app/frame/office-tabs.tsx';
import { needs } from '#hub/app/no-permission.ts';
import { StaffPending } from '#hub/store-access/staff-pending.tsx';
import { accessControlQuery } from '#hub/store-access/store-access.api.ts';
import { storeRoute } from './roots.tsx';

/** What a store says of itself, its people and its settings: screens below one row of tabs. */
const officeRoute = createRoute({
  getParentRoute: () => storeRoute,
  id: 'office',
  component: OfficeLayout,
});

const staffRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/staff',
  beforeLoad: needs(getAccessControl),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('store-access'), queryClient.ensureQueryData(accessControlQuery(storeId))]),
  component: lazyRouteComponent(() => import('#hub/store-access/staff-page.tsx'), 'StaffPage'),
  pendingComponent: StaffPending,
});

export const storeOfficeScreens = [officeRoute.addChildren([staffRoute])] as const;
