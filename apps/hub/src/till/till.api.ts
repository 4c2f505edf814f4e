import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type LiveState, useLiveEvents } from '#hub/lib/live.ts';
import { loadMenu, useMenuRefresh } from '#hub/menu/menu.api.ts';
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

/** Hears of the menu and of orders, one of which may be paid here. Tells whether the store is heard. */
export function useLiveStore(storeId: string): LiveState {
  const queryClient = useQueryClient();
  const menu = useMenuRefresh(storeId);
  const askForOrder = () => void queryClient.invalidateQueries({ queryKey: tillKeys.orders(storeId) });

  const hear = (event: StoreEvent) => {
    if (event.type === 'ORDER_TAKEN' || event.type === 'ORDER_CHANGED') askForOrder();
    menu.hear(event);
  };
  // A stream was opened, or events are blocked: anything may have changed.
  const poll = () => {
    askForOrder();
    menu.refresh();
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
