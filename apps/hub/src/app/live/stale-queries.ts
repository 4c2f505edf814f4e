import type { StoreEvent, StoreEventType } from '@maru/contract/live/store-events.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { appLockKeys } from '#hub/app-lock/atu-setting.api.ts';
import { cashReceiptKeys } from '#hub/cash-receipts/cash-receipt-keys.ts';
import { contentKeys } from '#hub/content/content-keys.ts';
import { tillCustomerKeys } from '#hub/customers/till-customer-keys.ts';
import { menuKeys, menuQuery } from '#hub/menu/menu.api.ts';
import { orderKeys } from '#hub/orders/order-keys.ts';
import { isInLists } from '#hub/orders/order-lists.ts';
import { orderQuery } from '#hub/orders/orders.api.ts';
import { orderToPayQuery, paymentKeys } from '#hub/payments/payments.api.ts';
import { placeKeys } from '#hub/place/place-keys.ts';
import { customerKeys } from '#hub/points/customer-keys.ts';
import { pointKeys } from '#hub/points/point-keys.ts';
import { salesKeys } from '#hub/sales/sales.api.ts';
import { accessControlQuery } from '#hub/store-access/store-access.api.ts';
import { settingKeys } from '#hub/store-settings/store-settings.api.ts';
import { storeKeys } from '#hub/stores/stores.api.ts';

/** Prefix of the query keys to refetch. */
export type Stale = {
  queryKey: QueryKey;
  /** The rows that have changed. Queries with `meta.readChanged` fetch only these. */
  ids?: readonly string[];
  /** Whether the cache already has this change, for example from the answer to this device's own act. */
  isKnown?: (client: QueryClient) => boolean;
  /** It is unknown whether the data changed: queries with `meta.isUnchanged` ask first. */
  isGuess?: true;
  /** Data younger than this is not refetched, in ms. */
  freshFor?: number;
};

type FindStale = (storeId: string, event: StoreEvent) => readonly Stale[];

/** The queries that each event makes stale. Every screen relies on this table for its updates. */
export const staleQueries: Record<StoreEventType, FindStale> = {
  ORDER_TAKEN: ofOrder,
  ORDER_CHANGED: ofOrder,
  EXCESS_CHANGED: (storeId) => [
    { queryKey: orderKeys.excess(storeId) },
    { queryKey: salesKeys.dashboard(storeId) },
  ],
  CUSTOMER_CHANGED: ofCustomers,
  MENU_CHANGED: (storeId, { version }) => [
    {
      queryKey: menuKeys.cached(storeId),
      isKnown: (client) => (client.getQueryData(menuQuery(storeId).queryKey)?.revision ?? 0) >= version,
    },
    { queryKey: menuKeys.changes(storeId) },
    { queryKey: menuKeys.stockMoves(storeId) },
    { queryKey: salesKeys.dashboard(storeId) },
  ],
  STORE_CHANGED: (storeId) => [
    { queryKey: storeKeys.mine },
    { queryKey: storeKeys.one(storeId) },
    { queryKey: settingKeys.all(storeId) },
    { queryKey: tillCustomerKeys.all(storeId) },
    { queryKey: salesKeys.dashboard(storeId) },
  ],
  ACCESS_CHANGED: (storeId) => [
    { queryKey: storeKeys.mine },
    { queryKey: storeKeys.one(storeId) },
    { queryKey: accessControlQuery(storeId).queryKey },
    { queryKey: salesKeys.dashboard(storeId) },
  ],
  NEWS_CHANGED: () => [{ queryKey: contentKeys.news }],
  APP_LOCK_CHANGED: (storeId) => [
    { queryKey: appLockKeys.all(storeId) },
    { queryKey: salesKeys.dashboard(storeId) },
  ],
  PLACE_CHANGED: (storeId) => [{ queryKey: placeKeys.all(storeId) }],
};

function ofOrder(storeId: string, { ids, version }: StoreEvent): readonly Stale[] {
  const [orderId = '', ...itemIds] = ids;
  const isAsNew = (order: { version: number } | undefined) => order !== undefined && order.version >= version;
  const one = orderQuery({ storeId, orderId }).queryKey;
  const toPay = orderToPayQuery({ storeId, orderId }).queryKey;
  const moved = [menuKeys.cached(storeId), menuKeys.stockMoves(storeId)].map((queryKey) => ({ queryKey }));
  return [
    {
      queryKey: orderKeys.lists(storeId),
      ids: [orderId],
      isKnown: (client) => isInLists(client, storeId, { id: orderId, version }),
    },
    { queryKey: orderKeys.found(storeId) },
    { queryKey: orderKeys.offlineSales(storeId) },
    { queryKey: cashReceiptKeys.all(storeId) },
    { queryKey: one, isKnown: (client) => isAsNew(client.getQueryData(one)) },
    { queryKey: toPay, isKnown: (client) => isAsNew(client.getQueryData(toPay)) },
    { queryKey: salesKeys.all(storeId) },
    { queryKey: customerKeys.all(storeId) },
    { queryKey: pointKeys.all(storeId) },
    // An order changes a menu only if it moves counted stock.
    ...(itemIds.length > 0 ? moved : []),
  ];
}

function ofCustomers(storeId: string, { ids }: StoreEvent): readonly Stale[] {
  return [
    { queryKey: customerKeys.lists(storeId) },
    { queryKey: customerKeys.tags(storeId) },
    ...ids.flatMap((customerId) => {
      const isKnown = (client: QueryClient) => isEndedHere(client, { storeId, customerId });
      return [
        { queryKey: customerKeys.one({ storeId, customerId }), isKnown },
        { queryKey: pointKeys.rewardsOf({ storeId, customerId }), isKnown },
        { queryKey: tillCustomerKeys.one(storeId, customerId) },
      ];
    }),
    { queryKey: pointKeys.reports(storeId) },
    { queryKey: pointKeys.messages(storeId) },
    // Orders show their customer, including the balance of points.
    { queryKey: orderKeys.each(storeId) },
    { queryKey: paymentKeys.all(storeId) },
  ];
}

/**
 * Whether this page deleted the customer or merged it into another, or is about to. The customer's data can
 * then no longer be read.
 */
function isEndedHere(client: QueryClient, of: { storeId: string; customerId: string }): boolean {
  const ends = client.getMutationCache().findAll({ mutationKey: customerKeys.ending(of) });
  return ends.some(({ state }) => state.status !== 'error');
}

/** In ms. Queries are often read just before the event stream opens; such data counts as fresh. */
const freshFor = 15_000;
/** In ms. Long, because a poll refetches every few seconds, and customer lookups are rate-limited. */
const customerFreshFor = 300_000;

/** Every query of the table, to refetch after a gap in the event stream. */
export function everyQuery(storeId: string): readonly Stale[] {
  return [
    { queryKey: orderKeys.all(storeId), isGuess: true },
    { queryKey: paymentKeys.all(storeId), isGuess: true },
    { queryKey: cashReceiptKeys.all(storeId) },
    { queryKey: salesKeys.all(storeId) },
    { queryKey: customerKeys.all(storeId) },
    { queryKey: pointKeys.all(storeId) },
    { queryKey: tillCustomerKeys.all(storeId), freshFor: customerFreshFor },
    { queryKey: menuKeys.all(storeId) },
    { queryKey: appLockKeys.all(storeId) },
    { queryKey: placeKeys.all(storeId) },
    { queryKey: contentKeys.news, freshFor },
    { queryKey: storeKeys.mine, freshFor },
    { queryKey: storeKeys.one(storeId), freshFor },
    { queryKey: settingKeys.all(storeId), freshFor },
    { queryKey: accessControlQuery(storeId).queryKey, freshFor },
  ];
}
