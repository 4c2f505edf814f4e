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
import { OfficePending } from '#hub/stores/office/office-pending.tsx';
import { loadStore } from '#hub/stores/stores.api.ts';
import { loadTabLayouts } from './load-tab-layouts.ts';
import { storeRoute } from './roots.tsx';

/** Parent of the office screens, which share one row of tabs. */
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

const registrationPage = () => import('#hub/stores/office/registration-page.tsx');
const registrationRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/registration',
  loader: async ({ context, params }) =>
    (await registrationPage()).loadRegistrationPage(context.queryClient, params.storeId),
  component: lazyRouteComponent(registrationPage, 'RegistrationPage'),
  pendingComponent: OfficePending,
});

const cardMembershipPage = () => import('#hub/stores/office/card-membership-page.tsx');
const cardMembershipRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'store/card-membership',
  loader: async ({ context, params }) =>
    (await cardMembershipPage()).loadCardMembershipPage(context.queryClient, params.storeId),
  component: lazyRouteComponent(cardMembershipPage, 'CardMembershipPage'),
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

const generalSettingPage = () => import('#hub/store-settings/general-setting-page.tsx');
const generalSettingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'settings/general',
  beforeLoad: needs(getGeneralSetting),
  loader: async ({ context, params }) =>
    (await generalSettingPage()).loadGeneralSettingPage(context.queryClient, params.storeId),
  component: lazyRouteComponent(generalSettingPage, 'GeneralSettingPage'),
  pendingComponent: SettingsPending,
});

const paymentSettingPage = () => import('#hub/store-settings/payment-setting-page.tsx');
const paymentSettingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'settings/payment',
  beforeLoad: needs(getPaymentSetting),
  loader: async ({ context, params }) =>
    (await paymentSettingPage()).loadPaymentSettingPage(context.queryClient, params.storeId),
  component: lazyRouteComponent(paymentSettingPage, 'PaymentSettingPage'),
  pendingComponent: SettingsPending,
});

const placePage = () => import('#hub/place/place-editor-page.tsx');

const placeRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: 'place',
  loader: async ({ context, params }) =>
    (await placePage()).loadPlaceEditorPage(context.queryClient, params.storeId),
  component: lazyRouteComponent(placePage, 'PlaceEditorPage'),
  pendingComponent: OfficePending,
});

export const storeOfficeScreens = [
  officeRoute.addChildren([
    storeInfoRoute,
    registrationRoute,
    cardMembershipRoute,
    staffRoute,
    placeRoute,
    generalSettingRoute,
    paymentSettingRoute,
    lockRoute,
  ]),
] as const;
