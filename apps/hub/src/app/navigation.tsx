import type { Endpoint } from '@maru/contract/endpoint.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { getGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import {
  IconBuildingStore,
  IconChartBar,
  IconCircleLetterP,
  IconClockCheck,
  IconHome,
  IconReceipt,
  IconSettings,
  IconShoppingBag,
  IconSpeakerphone,
  IconToolsKitchen2,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';
import { paths } from './paths.ts';

export type Screen = {
  /** Its label is in app.{ko,en}.json under `screens`. */
  id: 'home' | 'till' | 'orders' | 'revenue' | 'menu' | 'customers' | 'store' | 'settings';
  path: (store: { storeId: string }) => string;
  /** Common prefix of its screens' addresses, if that is not its path. */
  begin?: (store: { storeId: string }) => string;
  /** A further prefix of its screens' addresses. */
  alsoBegin?: (store: { storeId: string }) => string;
  icon: ReactNode;
  /** The main call of the screen. Members who may not call it do not see the screen. */
  livesFrom: Pick<Endpoint, 'access'>;
};

/** Entries of the rail, in order. */
const screens: readonly Screen[] = [
  {
    id: 'home',
    path: paths.storeHome,
    // Every address of the store begins with this entry's path. The slash at the end makes the prefix match
    // none of them, because a comparison adds another slash.
    begin: ({ storeId }) => `/s/${storeId}/`,
    icon: <IconHome />,
    livesFrom: reportRevenue,
  },
  { id: 'till', path: paths.till, icon: <IconShoppingBag />, livesFrom: takeOrder },
  { id: 'orders', path: paths.orders, icon: <IconReceipt />, livesFrom: listOrders },
  {
    id: 'revenue',
    path: paths.revenue,
    begin: paths.sales,
    icon: <IconChartBar />,
    livesFrom: reportRevenue,
  },
  { id: 'menu', path: paths.menu, icon: <IconToolsKitchen2 />, livesFrom: setStoreItem },
  {
    id: 'customers',
    path: paths.customers,
    alsoBegin: paths.points,
    icon: <IconUsers />,
    // The rights of `searchCustomers` and `getTotalActiveReward`. Importing these would make them part of the
    // shell.
    livesFrom: {
      access: [
        { kind: 'member', right: 'CUSTOMER' },
        { kind: 'member', right: 'POINT' },
      ],
    },
  },
  {
    id: 'store',
    path: paths.store,
    alsoBegin: paths.place,
    icon: <IconBuildingStore />,
    livesFrom: getStore,
  },
  {
    id: 'settings',
    path: paths.generalSetting,
    begin: ({ storeId }) => `/s/${storeId}/settings`,
    icon: <IconSettings />,
    livesFrom: getGeneralSetting,
  },
];

export function screensFor(store: MyStore): readonly Screen[] {
  return screens.filter(({ livesFrom }) => mayCall(livesFrom, store));
}

/**
 * A member's first screen: the dashboard if they may see sales, or else the first screen that they may use.
 */
export function firstScreen(store: MyStore): string {
  return (screensFor(store)[0]?.path ?? paths.till)(store);
}

/** Rail entries for the platform's admins. */
export const adminRailEntries = [
  { id: 'adminHome', path: paths.admin(), begin: paths.adminFailures(), icon: <IconHome /> },
  { id: 'approval', path: paths.adminApproval(), icon: <IconClockCheck /> },
  { id: 'users', path: paths.adminUsers(), icon: <IconUsers /> },
  { id: 'stores', path: paths.adminStores(), icon: <IconBuildingStore /> },
  { id: 'points', path: paths.adminPoints(), icon: <IconCircleLetterP /> },
  { id: 'hub', path: paths.adminNews(), begin: '/admin/hub', icon: <IconSpeakerphone /> },
  { id: 'inquiries', path: paths.adminInquiries(), icon: <IconUserCircle /> },
  { id: 'debug', path: paths.adminDebug(), icon: <IconReceipt /> },
] as const;

/** The entry whose path or common prefix is a prefix of the address. */
export function adminScreenOf(address: string): (typeof adminRailEntries)[number] | undefined {
  return adminRailEntries.find((entry) => {
    const begin = 'begin' in entry ? entry.begin : entry.path;
    return address === entry.path || address === begin || address.startsWith(`${begin}/`);
  });
}
