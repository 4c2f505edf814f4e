import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Loaded lazily: it is needed only while events are missing, or while a provider decides. */
export const loadStatus = () => import('./order-status.ts');

/** For `meta.isUnchanged` of a query of one order. */
export const isOrderUnchanged =
  (ref: { storeId: string; orderId: string }, queryKey: QueryKey) => async (client: QueryClient) =>
    (await loadStatus()).isAsRead(client, ref, client.getQueryData(queryKey));
