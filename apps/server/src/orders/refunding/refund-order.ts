import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { refundOrder as wire } from '@maru/contract/orders/refund.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type CardDesk, tillTimeout } from '../paying/card/card-desk.ts';
import { refundByCard } from '../paying/card/refund-by-card.ts';
import { askingOf } from '../paying/card/settle-job.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { asksProvider, refunded, refundRequested } from './refunded.ts';

/**
 * Refunds a part of a completed order. Card refunds are written first, then requested one by one; meanwhile the order
 * has `pending: REFUND`, and the transaction of the last result books the rest.
 */
export function refundOrderBy(desk: CardDesk | undefined) {
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>): Promise<Order> => {
    const { orderId, amount, lines, tenders, reason } = input;
    const asked = { amount, lines, tenders, reason };
    const tillSignal = desk && tillTimeout(desk);
    const begun = await context.intend(async (tx) => {
      const { whole, moment } = await lockForTransition(tx, moverOf(context), orderId);
      if (!asksProvider(whole, asked)) {
        const transition = refunded(whole, moment, asked);
        return { answer: presentOrder(await writeTransition(tx, whole, transition, moment)) };
      }
      if (!desk || !tillSignal) fail('CARD_NOT_AVAILABLE');
      const transition = refundRequested(whole, moment, { asked, ...askingOf(desk, context) });
      const requested = await writeTransition(tx, whole, transition, moment);
      return { intent: { desk, tillSignal, requested, refunds: transition.transactions } };
    });
    if ('answer' in begun) return begun.answer;

    const { order, refused } = await refundByCard(context, begun.intent);
    return context.transaction(async () => {
      if (refused !== undefined) fail('REFUND_REFUSED', { providerMessage: refused });
      return order;
    });
  };
}
