import type { OutputOf } from '@maru/contract/endpoint.ts';
import { makePayLink, revokePayLink } from '@maru/contract/orders/pay-link.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '#hub/lib/send-once.ts';
import { cacheOrderToPay } from '#hub/payments/payments.api.ts';

type OrderRef = { storeId: string; orderId: string };
export type MadePayLink = OutputOf<typeof makePayLink>;

/** Makes the link with this id. A repeat returns the same link. The caller shows errors. */
export function useMakePayLink({ storeId, orderId }: OrderRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => sendOnce(makePayLink, { storeId, orderId, linkId }),
    onSuccess: ({ order }) => cacheOrderToPay(queryClient, storeId, order),
    meta: { handlesErrors: true },
  });
}

/** Revokes the link of an order. The caller shows errors. */
export function useEndPayLink({ storeId, orderId }: OrderRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce(revokePayLink, { storeId, orderId }),
    onSuccess: (order) => cacheOrderToPay(queryClient, storeId, order),
    meta: { handlesErrors: true },
  });
}
