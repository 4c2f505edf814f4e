import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Loaded lazily: it is needed only while events are missing, or while a provider's result is pending. */
export const loadStatus = () => import('./order-status.ts');

/** Makes `meta.isUnchanged` for a query of one order. */
export const isOrderUnchanged =
  (ref: { storeId: string; orderId: string }, queryKey: QueryKey) => async (client: QueryClient) =>
    (await loadStatus()).isOrderCurrent(client, ref, client.getQueryData(queryKey));
