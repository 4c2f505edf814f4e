import type { InputOf } from '@maru/contract/endpoint.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { FulfilmentAct } from '@maru/contract/orders/fulfilment.ts';
import { sendOnce } from '#hub/lib/send-once.ts';
import type { OrderRef } from '#hub/orders/order-keys.ts';
import { useOrderAct } from '#hub/orders/orders.api.ts';

export type OrderChange = Pick<InputOf<typeof changeOrder>, 'add' | 'lines' | 'addedTotal'>;

/** Adds lines to an open order, or changes its lines. */
export function useChangeOrder({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async ({ key, ...change }: OrderChange & { key?: string }) => ({
    order: await sendOnce(changeOrder, { storeId, orderId, ...change }, key === undefined ? {} : { key }),
  }));
}

type CustomerChange = Pick<InputOf<typeof changeOrder>, 'customer' | 'pointsUsed'>;

/** Sets, changes or removes the customer of an open order, or changes the points that it uses. */
export function useChangeCustomer({ storeId, orderId }: OrderRef) {
  return useOrderAct(storeId, async (change: CustomerChange) => ({
    order: await sendOnce(changeOrder, { storeId, orderId, ...change }),
  }));
}

/** Accepts an online order, or marks it ready or picked up. */
export function useAdvanceFulfilment(storeId: string) {
  return useOrderAct(storeId, async ({ orderId, act }: { orderId: string; act: FulfilmentAct }) => ({
    order: await sendOnce(changeOrder, { storeId, orderId, act }),
  }));
}
