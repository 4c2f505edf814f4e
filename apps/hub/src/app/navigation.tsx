import type { Endpoint } from '@maru/contract/endpoint.ts';
import { listOrders, takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { IconChartBar, IconReceipt, IconShoppingBag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type MyStore, mayCall } from '#hub/lib/store.tsx';
import { paths } from './paths.ts';

export type Screen = {
  /** Its name stands in app.{ko,en}.json under `screens`. */
  id: 'till' | 'orders' | 'revenue';
  path: (store: { storeId: string }) => string;
  icon: ReactNode;
  /** The call the screen lives from: who may not make it does not see the screen. */
  livesFrom: Pick<Endpoint, 'access'>;
};

/** Places of the rail, in their order. */
const screens: readonly Screen[] = [
  { id: 'till', path: paths.till, icon: <IconShoppingBag />, livesFrom: takeOrder },
  { id: 'orders', path: paths.orders, icon: <IconReceipt />, livesFrom: listOrders },
  { id: 'revenue', path: paths.revenue, icon: <IconChartBar />, livesFrom: reportByTime },
];

export function screensFor(store: MyStore): readonly Screen[] {
  return screens.filter(({ livesFrom }) => mayCall(livesFrom, store));
}

/** Where a member starts: the till, or the first screen open to them. */
export function firstScreen(store: MyStore): string {
  return (screensFor(store)[0]?.path ?? paths.till)(store);
}
