import { giveBackTender } from '@maru/contract/orders/order-payments.endpoints.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { call } from '@maru/web/call.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveEvents } from '#hub/lib/live.ts';
import { sendOnce } from '#hub/lib/send-once.ts';

type OrderRef = { storeId: string; orderId: string };

/** An order that is being paid on this device. */
export const orderToPayQuery = ({ storeId, orderId }: OrderRef) =>
  queryOptions({
    queryKey: ['payments', storeId, 'order', orderId],
    queryFn: ({ signal }) => call(getOrder, { storeId, orderId }, { signal }),
    staleTime: 0,
  });

/** Reads the order now and after every change of it; each `every` ms too, where events may be blocked. */
export function useOrderToPay(storeId: string, orderId: string | null, every: number | false = false) {
  const queryClient = useQueryClient();
  const query = orderToPayQuery({ storeId, orderId: orderId ?? '' });
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: query.queryKey });

  useLiveEvents(storeId, ({ ids }) => orderId !== null && ids.includes(orderId) && readAgain(), readAgain);
  return useQuery({ ...query, enabled: orderId !== null, refetchInterval: every });
}

/** Gives a tender in hand of an open order back. */
export function giveBack(input: { storeId: string; id: string; reason: string }) {
  return sendOnce(giveBackTender, input);
}
