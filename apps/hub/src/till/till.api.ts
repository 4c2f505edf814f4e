import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import { loadMenu, menuBookQuery } from '#hub/menu/menu.api.ts';
import { generalSettingQuery, paymentSettingQuery } from '#hub/store-settings/store-settings.api.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';

const tillKeys = {
  orders: (storeId: string) => ['till', storeId, 'order'] as const,
};

type OrderRef = { storeId: string; orderId: string };

/** An order that is being paid here: asked for anew each time. */
export const payableOrderQuery = ({ storeId, orderId }: OrderRef) =>
  queryOptions({
    queryKey: [...tillKeys.orders(storeId), orderId],
    queryFn: ({ signal }) => call(getOrder, { storeId, orderId }, { signal }),
    staleTime: 0,
  });

/**
 * Hears of the menu and of orders, one of which may be paid here. Tells whether the store is heard. A sale moves the
 * menu only where something is counted.
 */
export function useLiveStore(storeId: string): LiveState {
  const queryClient = useQueryClient();
  const { queryKey: menu } = menuBookQuery(storeId);
  const askForOrder = () => queryClient.invalidateQueries({ queryKey: tillKeys.orders(storeId) });
  const isCounted = () => queryClient.getQueryData(menu)?.items.some(({ stock }) => stock !== null) ?? false;

  const hear = ({ type }: StoreEvent) => {
    const isOfOrder = type === 'ORDER_TAKEN' || type === 'ORDER_CHANGED';
    if (isOfOrder) void askForOrder();
    if (type === 'MENU_CHANGED' || (isOfOrder && isCounted())) {
      void queryClient.invalidateQueries({ queryKey: menu });
    }
  };
  // Where events are blocked, anything may have changed every few seconds: the menu is asked for when it is old.
  const poll = () => {
    void askForOrder();
    void queryClient.refetchQueries({ queryKey: menu, stale: true });
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
