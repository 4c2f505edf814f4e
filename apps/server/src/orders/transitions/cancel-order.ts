import type { Order } from '@maru/contract/orders/order.ts';
import { rightFor } from '@maru/contract/orders/order-rights.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { CardGateways } from '../paying/card/card-gateways.ts';
import { giveBackMoney } from '../paying/card/give-back-money.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled, cancelRequested, holdsCardMoney } from './cancelled.ts';
import { lockForTransition } from './lock-for-transition.ts';
import { initiatorOf } from './moment.ts';

type Cancelling = { orderId: string; reason: string };

/** Cancels an order and gives back all money. */
export async function cancelOrder(
  context: StoreContext,
  gateways: CardGateways,
  { orderId, reason }: Cancelling,
): Promise<Order> {
  return giveBackMoney(context, gateways, {
    decide: async (tx, jobOf) => {
      const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
      needRight(context, rightFor('cancel', presentOrder(whole)));
      const transition = holdsCardMoney(whole)
        ? cancelRequested(whole, moment, { reason, jobOf })
        : cancelled(whole, moment, reason);
      return { whole, moment, transition };
    },
    answer: (order) => order,
  });
}
