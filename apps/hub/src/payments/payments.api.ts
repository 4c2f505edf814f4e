import type { Order } from '@maru/contract/orders/order.ts';
import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { isOrderUnchanged, loadStatus } from './poll-order.ts';

type OrderRef = { storeId: string; orderId: string };

export const paymentKeys = {
  all: (storeId: string) => ['payments', storeId] as const,
  order: ({ storeId, orderId }: OrderRef) => ['payments', storeId, 'order', orderId] as const,
};

/** The query of an order that is being paid on this device. */
export const orderToPayQuery = ({ storeId, orderId }: OrderRef) => {
  const queryKey = paymentKeys.order({ storeId, orderId });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(getOrder, { storeId, orderId }, { signal }),
    staleTime: 0,
    meta: { isUnchanged: isOrderUnchanged({ storeId, orderId }, queryKey) },
  });
};

/** Caches the answer to an act of this device, so that its event causes no refetch. */
export function cacheOrderToPay(queryClient: QueryClient, storeId: string, order: Order) {
  queryClient.setQueryData(orderToPayQuery({ storeId, orderId: order.id }).queryKey, (known) =>
    known && known.version > order.version ? known : order,
  );
}

/** The current order. Its status is also polled every `every` ms, in case events are blocked. */
export function useOrderToPay(storeId: string, orderId: string | null, every: number | false = false) {
  const ref = { storeId, orderId: orderId ?? '' };
  const query = orderToPayQuery(ref);
  const shown = useQuery({ ...query, enabled: orderId !== null });
  useQuery({
    queryKey: ['order-poll', storeId, orderId],
    queryFn: async ({ client }) => (await loadStatus()).readIfChanged(client, ref, query),
    enabled: orderId !== null && every !== false,
    refetchInterval: every,
    staleTime: 0,
  });
  return shown;
}

/** Gives a cash or terminal tender of an open order back. The caller shows errors. */
export function useGiveBack(storeId: string) {
  return useMutation({
    mutationFn: (tender: { id: string; reason: string }) => sendOnce(postTransaction, { storeId, ...tender }),
    meta: { handlesErrors: true },
  });
}
