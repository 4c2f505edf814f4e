import { getAtuSetting } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { getUnissuedCash } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { searchCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { Endpoint } from '@maru/contract/endpoint.ts';
import { setCategory } from '@maru/contract/menu/categories.endpoints.ts';
import { setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { listReceipted } from '@maru/contract/orders/receipted.endpoints.ts';
import { getPlace } from '@maru/contract/place/place.endpoints.ts';
import { getPointSetting, getTotalActiveReward } from '@maru/contract/points/points.endpoints.ts';
import { getRevenueMessage } from '@maru/contract/sales/revenue-message.endpoints.ts';
import { reportByTime, reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { getSalesInquiry } from '@maru/contract/sales/sales-list.endpoints.ts';
import { getAccessControl } from '@maru/contract/store-access/store-access.endpoints.ts';
import {
  getGeneralSetting,
  getPaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { getCardMemberships } from '@maru/contract/stores/card-memberships.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { LinkTabs } from '@maru/ui/tabs/link-tabs.tsx';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import styles from './office-tabs.module.css';

type Tab = {
  /** Its label is in app.{ko,en}.json under `tabs`. */
  id:
    | 'revenue'
    | 'calendar'
    | 'sales'
    | 'differences'
    | 'cashReceipts'
    | 'revenueMessage'
    | 'menu'
    | 'categories'
    | 'options'
    | 'store'
    | 'registration'
    | 'cardMembership'
    | 'staff'
    | 'place'
    | 'general'
    | 'payment'
    | 'lock'
    | 'customers'
    | 'points'
    | 'pointSetting'
    | 'pointMessages';
  path: (store: { storeId: string }) => string;
  livesFrom: Pick<Endpoint, 'access'>;
};

const tabs: Readonly<Record<'sales' | 'menu' | 'customers' | 'store' | 'settings', readonly Tab[]>> = {
  sales: [
    { id: 'revenue', path: paths.revenue, livesFrom: reportRevenue },
    { id: 'calendar', path: paths.salesCalendar, livesFrom: reportByTime },
    { id: 'sales', path: paths.sales, livesFrom: getSalesInquiry },
    { id: 'cashReceipts', path: paths.salesCashReceipts, livesFrom: getUnissuedCash },
    { id: 'differences', path: paths.salesDifferences, livesFrom: listReceipted },
    { id: 'revenueMessage', path: paths.revenueMessage, livesFrom: getRevenueMessage },
  ],
  menu: [
    { id: 'menu', path: paths.menu, livesFrom: setStoreItem },
    { id: 'categories', path: paths.categories, livesFrom: setCategory },
    { id: 'options', path: paths.options, livesFrom: setOptionCollection },
  ],
  customers: [
    { id: 'customers', path: paths.customers, livesFrom: searchCustomers },
    { id: 'points', path: paths.points, livesFrom: getTotalActiveReward },
    { id: 'pointSetting', path: paths.pointSetting, livesFrom: getPointSetting },
    // Not the main call of this screen, but one that needs the same right.
    { id: 'pointMessages', path: paths.pointMessages, livesFrom: getPointSetting },
  ],
  store: [
    { id: 'store', path: paths.store, livesFrom: getStore },
    { id: 'registration', path: paths.registration, livesFrom: getStore },
    { id: 'cardMembership', path: paths.cardMembership, livesFrom: getCardMemberships },
    { id: 'staff', path: paths.staff, livesFrom: getAccessControl },
    { id: 'place', path: paths.place, livesFrom: getPlace },
  ],
  settings: [
    { id: 'general', path: paths.generalSetting, livesFrom: getGeneralSetting },
    { id: 'payment', path: paths.paymentSetting, livesFrom: getPaymentSetting },
    { id: 'lock', path: paths.lockSetting, livesFrom: getAtuSetting },
  ],
};

/**
 * Layout of the store office: one width for all screens, and tabs. A tab is shown only to members who may use
 * it.
 */
export function OfficeLayout() {
  return (
    <div className={styles.office}>
      <OfficeTabs />
      <Outlet />
    </div>
  );
}

export function OfficeTabs() {
  const { t } = useTranslation('app');
  const store = useStore();
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.pathname });
  const area = areaOf(address, store);
  const shown = tabs[area].filter(({ livesFrom }) => mayCall(livesFrom, store));

  return (
    <div className={`screen-only ${styles.tabs}`}>
      <LinkTabs
        label={t(`tabs.label.${area}`)}
        tabs={shown.map(({ id, path }) => {
          const href = path(store);
          return {
            href,
            label: t(`tabs.${id}`),
            isCurrent: isCurrent(
              address,
              href,
              shown.map((tab) => tab.path(store)),
            ),
          };
        })}
        onFollow={(href) => void router.navigate({ href })}
      />
    </div>
  );
}

function areaOf(address: string, store: { storeId: string }): keyof typeof tabs {
  if (address.startsWith(paths.sales(store))) return 'sales';
  if (address.startsWith(paths.menu(store))) return 'menu';
  const isOfCustomers = [paths.customers, paths.points].some((path) => address.startsWith(path(store)));
  if (isOfCustomers) return 'customers';
  const isOfStore = [paths.store, paths.place].some((path) => address.startsWith(path(store)));
  return isOfStore ? 'store' : 'settings';
}

/**
 * Whether this tab is current. Of the tabs whose address is a prefix of the screen's address, the one with
 * the longest address is current.
 */
function isCurrent(address: string, href: string, all: readonly string[]): boolean {
  const [nearest] = all
    .filter((one) => address === one || address.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length);
  return href === nearest;
}
