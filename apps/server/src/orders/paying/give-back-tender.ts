import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { giveBackTender as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import { rightToGiveBack } from '@maru/contract/orders/order-rights.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { type CardDesk, tillTimeout } from './card/card-desk.ts';
import { refundByCard } from './card/refund-by-card.ts';
import { askingOf } from './card/settle-job.ts';
import { givenBack, givingBackRequested } from './given-back.ts';
import { paymentIn } from './payment-in.ts';

/** Gives back a tender while its order is open; a card through its provider. */
export function giveBackTenderBy(desk: CardDesk | undefined) {
  return async (context: StoreContext, { id, reason }: ParsedInputOf<typeof wire>) => {
    const tillSignal = desk && tillTimeout(desk);
    const begun = await context.intend(async (tx) => {
      const orderId = (await findOrderOfPayment(tx, context.storeId, id)) ?? fail('NOT_FOUND');
      const { whole, moment } = await lockForTransition(tx, moverOf(context), orderId);
      const payment = paymentIn(presentOrder(whole), id);
      needRight(context, rightToGiveBack(payment, { userId: context.actor.userId, now: context.now }));

      if (payment.type !== 'card') {
        const transition = givenBack(whole, moment, { paymentId: id, reason });
        const order = presentOrder(await writeTransition(tx, whole, transition, moment));
        return { answer: { payment: paymentIn(order, id), order } };
      }
      if (!desk || !tillSignal) fail('CARD_NOT_AVAILABLE');
      const asking = { paymentId: id, reason, ...askingOf(desk, context) };
      const transition = givingBackRequested(whole, moment, asking);
      const requested = await writeTransition(tx, whole, transition, moment);
      return { intent: { desk, tillSignal, requested, refunds: transition.transactions } };
    });
    if ('answer' in begun) return begun.answer;

    const { order, refused } = await refundByCard(context, begun.intent);
    return context.transaction(async () => {
      if (refused !== undefined) fail('REFUND_REFUSED', { providerMessage: refused });
      return { payment: paymentIn(order, id), order };
    });
  };
}
