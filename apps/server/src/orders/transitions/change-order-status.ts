import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrderStatus as wire } from '@maru/contract/orders/orders.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CardDesk } from '../paying/card/card-desk.ts';
import { findWholeOrder } from '../read-orders.queries.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeOrder } from './close-order.ts';
import { revertOrder } from './revert-order.ts';

/**
 * One call, three acts: CANCELLED cancels; CLOSED completes an open order and, with a reason, reverts a cancelled one.
 * Without a reason it never reverts: who completes an order that was cancelled meanwhile is to hear of that.
 */
export function changeOrderStatusAt(desk: CardDesk | undefined) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>) => {
    const { orderId, newOrderStatus, reason } = input;
    if (newOrderStatus === 'CANCELLED') {
      if (!reason) throw new Refusal('WRONG_FORMAT', undefined, { reason: 'required' });
      return cancelOrder(context, desk, { orderId, reason });
    }
    const seen = reason ? await findWholeOrder(context.db, context.storeId, orderId) : undefined;
    return reason && seen?.order.status === 'CANCELLED'
      ? revertOrder(context, { orderId, reason })
      : closeOrder(context, orderId);
  };
}
