import type { Order } from '@maru/contract/orders/order.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { approvalOf } from '#server/payments/find-transaction.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { presentOrder, type WholeOrder } from '../order-records.ts';
import { askForRefund, type CardDesk, tillTimeout } from '../paying/card/card-desk.ts';
import { recordOutcome } from '../paying/card/record-outcome.ts';
import { askingOf } from '../paying/card/settle-job.ts';
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
    if (!holdsCardMoney(whole)) {
      const transition = cancelled(whole, moment, reason);
      return { answer: presentOrder(await writeTransition(tx, whole, transition, moment)) };
    }
    if (!desk || !tillSignal) fail('CARD_NOT_AVAILABLE');
    const transition = cancelRequested(whole, moment, { reason, ...askingOf(desk, context) });
    const requested = await writeTransition(tx, whole, transition, moment);
    return { intent: { desk, tillSignal, requested, refunds: transition.transactions } };
  });
  return 'answer' in begun ? begun.answer : refundByCard(context, begun.intent);
}

type Refunding = {
  desk: CardDesk;
  tillSignal: AbortSignal;
  requested: WholeOrder;
  refunds: readonly TransactionRecord[];
};

async function refundByCard(
  context: StoreContext,
  { desk, tillSignal, requested, refunds }: Refunding,
): Promise<Order> {
  const mover = moverOf(context);
  let order = presentOrder(requested);
  let refused: string | undefined;
  for (const refund of refunds) {
    const approvalIntentId = approvalOf(requested.transactions, refund)?.id ?? refund.paymentId;
    const { storeId, id: intentId, amountKrw: amount } = refund;
    const outcome = await askForRefund(desk, { storeId, intentId, amount, approvalIntentId }, tillSignal);
    order = await inTransaction(context.db, (tx) =>
      recordOutcome(tx, { transaction: refund, outcome, ...mover }),
    );
    if (outcome.status === 'FAILED') refused = outcome.failure;
  }
  return context.transaction(async () => {
    if (refused) fail('REFUND_REFUSED', { providerMessage: refused });
    return order;
  });
}
