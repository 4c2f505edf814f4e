import { rightToGiveBack } from '@maru/contract/orders/order-rights.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { atProvider } from '#server/payments/payment-records.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import type { CardGateways } from './card/card-gateways.ts';
import { giveBackMoney } from './card/give-back-money.ts';
import { givenBack, givingBackRequested } from './given-back.ts';
import { paymentIn } from './payment-in.ts';

/** Gives back a tender while its order is open; a card through its provider. */
export function giveBackTenderBy(gateways: CardGateways) {
  return async (context: StoreContext, { id, reason }: { id: string; reason: string }) =>
    giveBackMoney(context, gateways, {
      decide: async (tx, jobOf) => {
        const orderId = (await findOrderOfPayment(tx, context.storeId, id)) ?? fail('NOT_FOUND');
        const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
        const payment = paymentIn(presentOrder(whole), id);
        needRight(context, rightToGiveBack(payment, { userId: context.actor.userId, now: context.now }));

        const asked = { paymentId: id, reason };
        const transition =
          atProvider(paymentIn(whole, id)) > 0
            ? givingBackRequested(whole, moment, { ...asked, jobOf })
            : givenBack(whole, moment, asked);
        return { whole, moment, transition };
      },
      answer: (order) => ({ payment: paymentIn(order, id), order }),
    });
}
