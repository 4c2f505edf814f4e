import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrderStatus as wire } from '@maru/contract/orders/orders.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cancelOrder } from './cancel-order.ts';
import type { CardDesk } from './card-desk.ts';
import { closeOrder } from './close-order.ts';
import { findWholeOrder } from './read-orders.queries.ts';
import { revertOrder } from './revert-order.ts';

/** One call, three acts: CANCELLED cancels; CLOSED completes an open order and reverts a cancelled one. */
export function changeOrderStatusAt(desk: CardDesk) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>) => {
    const { orderId, newOrderStatus, reason } = input;
    if (newOrderStatus === 'CANCELLED')
      return cancelOrder(context, desk, { orderId, reason: needed(reason) });

    const seen = await findWholeOrder(context.db, context.storeId, orderId);
    if (seen?.order.status === 'CANCELLED') return revertOrder(context, { orderId, reason: needed(reason) });
    return closeOrder(context, orderId);
  };
}

function needed(reason: string | undefined): string {
  if (!reason) throw new Refusal('WRONG_FORMAT', undefined, { reason: 'required' });
  return reason;
}
