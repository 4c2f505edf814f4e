import type { InputOf } from '@maru/contract/endpoint.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { OrderRef } from '#hub/orders/order-keys.ts';
import { useOrderAct } from '#hub/orders/orders.api.ts';

export type Refund = Omit<InputOf<typeof refundOrder>, 'storeId' | 'orderId'>;

export function useRefundOrder({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async (refund: Refund) => ({
    order: await sendOnce(refundOrder, { storeId, orderId, ...refund }),
  }));
}
