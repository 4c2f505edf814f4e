import { getAtuSetting } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import {
  getGeneralSetting,
  getPaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '#hub/app/no-permission.ts';
import { LockPending } from '#hub/app-lock/lock-pending.tsx';
import { StaffPending } from '#hub/store-access/staff-pending.tsx';
import { SettingsPending } from '#hub/store-settings/settings-pending.tsx';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { OfficePending } from '#hub/stores/office/office-pending.tsx';
import { cardMembershipsQuery, loadStore, storeQuery } from '#hub/stores/stores.api.ts';
import { loadTabLayouts } from './load-tab-layouts.ts';
import { storeRoute } from './roots.tsx';

/** The office screens, below one row of tabs. */
const officeRoute = createRoute({
  getParentRoute: () => storeRoute,
  id: 'office',
  component: lazyRouteComponent(loadTabLayouts, 'OfficeLayout'),
});

const storeInfoRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store',
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('store', 'store-fields', 'application', 'forms', 'address'),
      loadStore(queryClient, storeId),
    ]),
  component: lazyRouteComponent(() => import('#hub/stores/office/store-page.tsx'), 'StorePage'),
  pendingComponent: OfficePending,
});

const registrationRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/registration',
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('store', 'store-fields', 'application', 'forms', 'uploads'),
      queryClient.ensureQueryData(storeQuery(storeId)),
    ]),
  component: lazyRouteComponent(() => import('#hub/stores/office/registration-page.tsx'), 'RegistrationPage'),
  pendingComponent: OfficePending,
});

const cardMembershipRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/card-membership',
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([loadTexts('store', 'forms'), queryClient.ensureQueryData(cardMembershipsQuery(storeId))]),
  component: lazyRouteComponent(
    () => import('#hub/stores/office/card-membership-page.tsx'),
    'CardMembershipPage',
  ),
  pendingComponent: OfficePending,
});

const staffRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/staff',
  beforeLoad: needs(getAccessControl),
  loader: async ({ context: { queryClient }, params: { storeId } }) => {
    const [{ accessControlQuery }] = await Promise.all([
      import('#hub/store-access/store-access.api.ts'),
      loadTexts('store-access', 'forms'),
    ]);
    await queryClient.ensureQueryData(accessControlQuery(storeId));
  },
  component: lazyRouteComponent(() => import('#hub/store-access/staff-page.tsx'), 'StaffPage'),
  pendingComponent: StaffPending,
});

const lockRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'settings/lock',
  beforeLoad: needs(getAtuSetting),
  loader: async ({ context: { queryClient, store }, params: { storeId } }) => {
    const [{ loadLockSetting }] = await Promise.all([
      import('#hub/app-lock/app-lock.api.ts'),
      loadTexts('app-lock', 'forms'),
    ]);
    await loadLockSetting(queryClient, { storeId, isOwner: store.role === 'OWNER' });
  },
  component: lazyRouteComponent(() => import('#hub/app-lock/lock-page.tsx'), 'LockPage'),
  pendingComponent: LockPending,
});

const generalSettingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'settings/general',
  beforeLoad: needs(getGeneralSetting),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('forms'),
      loadTexts('store-settings'),
      queryClient.ensureQueryData(generalSettingQuery(storeId)),
    ]),
  component: lazyRouteComponent(
    () => import('#hub/store-settings/general-setting-page.tsx'),
    'GeneralSettingPage',
  ),
  pendingComponent: SettingsPending,
});

const paymentSettingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'settings/payment',
  beforeLoad: needs(getPaymentSetting),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      loadTexts('forms', 'store-settings', 'receipt'),
      queryClient.ensureQueryData(generalSettingQuery(storeId)),
      queryClient.ensureQueryData(paymentSettingQuery(storeId)),
      queryClient.ensureQueryData(storeQuery(storeId)),
    ]),
  component: lazyRouteComponent(
    () => import('#hub/store-settings/payment-setting-page.tsx'),
    'PaymentSettingPage',
  ),
  pendingComponent: SettingsPending,
});

export const storeOfficeScreens = [
  officeRoute.addChildren([
    storeInfoRoute,
    registrationRoute,
    cardMembershipRoute,
    staffRoute,
    generalSettingRoute,
    paymentSettingRoute,
    lockRoute,
  ]),
] as const;
