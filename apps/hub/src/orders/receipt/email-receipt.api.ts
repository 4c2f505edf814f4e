import { requestEmailReceipt } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { OrderRef } from '#hub/orders/order-keys.ts';
import { useOrderAct } from '#hub/orders/orders.api.ts';

/**
 * Mails the receipt of an order. Resolves once the mail is in the server's queue. The caller shows errors.
 */
export function useEmailReceipt({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async (email: string) => ({
    order: await sendOnce(requestEmailReceipt, { storeId, storeOrderId: orderId, email }),
  }));
}
