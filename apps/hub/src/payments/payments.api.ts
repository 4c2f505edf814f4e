import type { Order } from '@maru/contract/orders/order.ts';
import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';

type OrderRef = { storeId: string; orderId: string };

export const paymentKeys = {
  all: (storeId: string) => ['payments', storeId] as const,
  order: ({ storeId, orderId }: OrderRef) => ['payments', storeId, 'order', orderId] as const,
};

/** An order that is being paid on this device. */
export const orderToPayQuery = ({ storeId, orderId }: OrderRef) =>
  queryOptions({
    queryKey: paymentKeys.order({ storeId, orderId }),
    queryFn: ({ signal }) => call(getOrder, { storeId, orderId }, { signal }),
    staleTime: 0,
  });

/** Caches the answer to an act of this device, so that its event causes no refetch. */
export function cacheOrderToPay(queryClient: QueryClient, storeId: string, order: Order) {
  queryClient.setQueryData(orderToPayQuery({ storeId, orderId: order.id }).queryKey, (known) =>
    known && known.version > order.version ? known : order,
  );
}

/** The current order, also polled every `every` ms in case events are blocked. */
export function useOrderToPay(storeId: string, orderId: string | null, every: number | false = false) {
  const query = orderToPayQuery({ storeId, orderId: orderId ?? '' });
  return useQuery({ ...query, enabled: orderId !== null, refetchInterval: every });
}

/** Gives a cash or terminal tender of an open order back. The caller shows errors. */
export function useGiveBack(storeId: string) {
  return useMutation({
    mutationFn: (tender: { id: string; reason: string }) => sendOnce(postTransaction, { storeId, ...tender }),
    meta: { handlesErrors: true },
  });
}
