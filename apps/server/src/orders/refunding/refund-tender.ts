import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import type { CardGateways } from '../paying/card/card-gateways.ts';
import { giveBackMoney } from '../paying/card/give-back-money.ts';
import { paymentIn } from '../paying/payment-in.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { askedOfTender, refunding, type TenderRefund } from './refunded.ts';

/** Refunds a part of a completed order from one of its payments. */
export function refundTenderBy(gateways: CardGateways) {
  return async (context: StoreContext, refund: TenderRefund) => {
    needRight(context, 'REFUND');
    return giveBackMoney(context, gateways, {
      decide: async (tx, jobOf) => {
        const orderId =
          (await findOrderOfPayment(tx, context.storeId, refund.paymentId)) ?? fail('NOT_FOUND');
        const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
        const transition = refunding(whole, moment, { asked: askedOfTender(whole, refund), jobOf });
        return { whole, moment, transition };
      },
      answer: (order) => ({ payment: paymentIn(order, refund.paymentId), order }),
    });
  };
}
