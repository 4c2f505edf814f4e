import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import {
  getGeneralSetting,
  getPaymentSetting,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { getStore } from '@maru/contract/stores/stores.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import { loadMenu, storeItemsQuery } from '#hub/menu/menu.api.ts';

const tillKeys = {
  all: (storeId: string) => ['till', storeId] as const,
  orders: (storeId: string) => ['till', storeId, 'order'] as const,
};

export const generalSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...tillKeys.all(storeId), 'general'],
    queryFn: ({ signal }) => call(getGeneralSetting, { storeId }, { signal }),
  });

export const paymentSettingQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...tillKeys.all(storeId), 'payment'],
    queryFn: ({ signal }) => call(getPaymentSetting, { storeId }, { signal }),
  });

export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: [...tillKeys.all(storeId), 'store'],
    queryFn: ({ signal }) => call(getStore, { storeId }, { signal }),
  });

type OrderRef = { storeId: string; orderId: string };

/** An order that is being paid here: asked for anew each time. */
export const payableOrderQuery = ({ storeId, orderId }: OrderRef) =>
  queryOptions({
    queryKey: [...tillKeys.orders(storeId), orderId],
    queryFn: ({ signal }) => call(getOrder, { storeId, orderId }, { signal }),
    staleTime: 0,
  });

/**
 * Every sale of the store may take the last piece, or settle the order before the person's eyes: both are asked for
 * again. Tells whether the store is heard.
 */
export function useLiveStore(storeId: string): LiveState {
  const queryClient = useQueryClient();
  const { queryKey: items } = storeItemsQuery(storeId);
  const askForOrder = () => queryClient.invalidateQueries({ queryKey: tillKeys.orders(storeId) });

  const hear = () => {
    void askForOrder();
    void queryClient.invalidateQueries({ queryKey: items });
  };
  // Where events are blocked, anything may have changed every few seconds: the menu is asked for when it is old.
  const poll = () => {
    void askForOrder();
    void queryClient.refetchQueries({ queryKey: items, stale: true });
  };
  return useLiveEvents(storeId, hear, poll);
}

/** For the route: everything that the till needs before it shows. */
export async function loadTill(queryClient: QueryClient, storeId: string) {
  await Promise.all([
    loadMenu(queryClient, storeId),
    queryClient.ensureQueryData(generalSettingQuery(storeId)),
    queryClient.ensureQueryData(paymentSettingQuery(storeId)),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);
}
