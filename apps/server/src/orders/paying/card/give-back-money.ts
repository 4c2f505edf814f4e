import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { orderFor } from '#server/orders/order-for.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import type { Moment } from '#server/orders/transitions/moment.ts';
import type { Transition } from '#server/orders/transitions/transition.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import { isUndecided } from '#server/payments/with-outcome.ts';
import { type CardGateways, type JobOf, providerOf, tillTimeout } from './card-gateways.ts';
import { refundByCard } from './refund-by-card.ts';
import { refundRefused } from './refund-refused.ts';
import { settleJobOf } from './settle-job.ts';

type GivingBack<A> = {
  /** The transition of the locked order. `jobOf` is for refunds that a provider decides. */
  decide: (tx: Tx, jobOf: JobOf) => Promise<{ whole: WholeOrder; moment: Moment; transition: Transition }>;
  answer: (order: Order) => A;
};

/**
 * Writes a transition that gives money back. Refunds by a provider are first written, then requested one by one, while
 * the order is pending. Booking the last outcome also books the rest. The settle jobs finish what remains unknown or
 * was cut off by a crash.
 */
export async function giveBackMoney<A>(
  context: StoreContext,
  gateways: CardGateways,
  { decide, answer }: GivingBack<A>,
): Promise<A> {
  const tillSignal = tillTimeout(gateways);
  const begun = await context.intend(async (tx) => {
    const { whole, moment, transition } = await decide(tx, settleJobOf(gateways, context));
    const refunds = transition.transactions.filter(isUndecided);
    if (refunds.some((refund) => !providerOf(gateways, refund))) fail('CARD_NOT_AVAILABLE');
    const requested = await writeTransition(tx, whole, transition, moment);
    if (refunds.length === 0) return { answer: answer(orderFor(context, presentOrder(requested))) };
    return { intent: { gateways, tillSignal, requested, refunds } };
  });
  if ('answer' in begun) return begun.answer;

  const { order, refused } = await refundByCard(context, begun.intent);
  return context.transaction(async () => {
    if (refused !== undefined) fail('REFUND_REFUSED', refundRefused(refused));
    return answer(orderFor(context, order));
  });
}
