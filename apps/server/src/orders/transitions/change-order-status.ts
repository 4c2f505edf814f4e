import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { rightFor } from '@maru/contract/orders/order-rights.ts';
import type { changeOrderStatus as wire } from '@maru/contract/orders/orders.endpoints.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import type { CardGateways } from '../paying/card/card-gateways.ts';
import { presentOrder } from '../present-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeOrder } from './close-order.ts';
import { lockForTransition } from './lock-for-transition.ts';
import { initiatorOf } from './moment.ts';
import { revertOrder } from './revert-order.ts';

/**
 * One endpoint, three acts: CANCELLED cancels; CLOSED completes an open order or, with a reason, reverts a cancelled
 * one. Without a reason it never reverts, so completing an order that was cancelled meanwhile is refused.
 */
export function changeOrderStatusBy(gateways: CardGateways) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>) => {
    const { orderId, newOrderStatus, reason } = input;
    if (newOrderStatus === 'CANCELLED') {
      if (!reason) throw new Refusal('WRONG_FORMAT', undefined, { reason: 'required' });
      return cancelOrder(context, gateways, { orderId, reason });
    }
    return context.transaction(async (tx) => {
      const locked = await lockForTransition(tx, initiatorOf(context), orderId);
      if (!reason || locked.whole.order.status !== 'CANCELLED') return closeOrder(tx, locked);

      needRight(context, rightFor('revert', presentOrder(locked.whole)));
      checkMayAct('ADD', locked.store, context.now);
      return revertOrder(tx, locked, reason);
    });
  };
}
