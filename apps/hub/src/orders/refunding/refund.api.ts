import type { InputOf } from '@maru/contract/endpoint.ts';
import { postTransaction } from '@maru/contract/orders/order-payments.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { OrderRef } from '#hub/orders/order-keys.ts';
import { useOrderAct } from '#hub/orders/orders.api.ts';

export type Refund = Omit<InputOf<typeof refundOrder>, 'storeId' | 'orderId'>;

/** Refunds from the chosen payments, or everything from `paymentId`. */
export function useRefundOrder({ storeId, orderId }: OrderRef, paymentId: string | undefined) {
  return useOrderAct(storeId, async ({ tenders, ...refund }: Refund) => {
    if (paymentId !== undefined) return sendOnce(postTransaction, { storeId, id: paymentId, ...refund });
    return { order: await sendOnce(refundOrder, { storeId, orderId, tenders, ...refund }) };
  });
}
