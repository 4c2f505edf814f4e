import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { refundOrder as wire } from '@maru/contract/orders/refund.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { CardGateways } from '../paying/card/card-gateways.ts';
import { giveBackMoney } from '../paying/card/give-back-money.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { refunding } from './refunded.ts';

/** Refunds a part of a completed order. */
export function refundOrderBy(gateways: CardGateways) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>): Promise<Order> => {
    const { orderId, amount, lines, tenders, reason } = input;
    const asked = { amount, lines, tenders, reason };
    return giveBackMoney(context, gateways, {
      decide: async (tx, jobOf) => {
        const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
        const transition = refunding(whole, moment, { asked, jobOf });
        return { whole, moment, transition };
      },
      answer: (order) => order,
    });
  };
}
