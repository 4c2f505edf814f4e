import type { Order } from '@maru/contract/orders/order.ts';
import { rightFor } from '@maru/contract/orders/order-rights.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { type CardDesk, tillTimeout } from '../paying/card/card-desk.ts';
import { refundByCard } from '../paying/card/refund-by-card.ts';
import { askingOf } from '../paying/card/settle-job.ts';
import { presentOrder } from '../present-order.ts';
import { cancelled, cancelRequested, holdsCardMoney } from './cancelled.ts';
import { lockForTransition } from './lock-for-transition.ts';
import { moverOf } from './moment.ts';
import { writeTransition } from './write-transition.ts';

type Cancelling = { orderId: string; reason: string };

/**
 * Cancels an order and gives back all money. Refunds through a provider are first written, then requested one by one.
 * Meanwhile the order has `pending: CANCEL`; the transaction of the last result cancels it. The settle jobs finish what
 * remains unknown or was cut off by a crash.
 */
export async function cancelOrder(
  context: StoreContext,
  desk: CardDesk | undefined,
  { orderId, reason }: Cancelling,
): Promise<Order> {
  const tillSignal = desk && tillTimeout(desk);
  const begun = await context.intend(async (tx) => {
    const { whole, moment } = await lockForTransition(tx, moverOf(context), orderId);
    needRight(context, rightFor('cancel', presentOrder(whole)));
    if (!holdsCardMoney(whole)) {
      const transition = cancelled(whole, moment, reason);
      return { answer: presentOrder(await writeTransition(tx, whole, transition, moment)) };
    }
    if (!desk || !tillSignal) fail('CARD_NOT_AVAILABLE');
    const transition = cancelRequested(whole, moment, { reason, ...askingOf(desk, context) });
    const requested = await writeTransition(tx, whole, transition, moment);
    return { intent: { desk, tillSignal, requested, refunds: transition.transactions } };
  });
  if ('answer' in begun) return begun.answer;

  const { order, refused } = await refundByCard(context, begun.intent);
  return context.transaction(async () => {
    if (refused !== undefined) fail('REFUND_REFUSED', { providerMessage: refused });
    return order;
  });
}
