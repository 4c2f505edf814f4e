import { deleteOrder } from '@maru/contract/orders/find-orders.endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { OrderRef } from '#hub/orders/order-keys.ts';
import { useCacheOrder } from '#hub/orders/orders.api.ts';

/** Deletes a cancelled order. The caller shows errors. */
export function useDeleteOrder({ storeId, orderId }: OrderRef) {
  const cacheOrder = useCacheOrder(storeId);
  return useMutation({
    mutationFn: () => sendOnce(deleteOrder, { storeId, orderId }),
    meta: { handlesErrors: true },
    onSuccess: cacheOrder,
  });
}
