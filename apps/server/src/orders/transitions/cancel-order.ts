import type { Order } from '@maru/contract/orders/order.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertOutbox } from '#server/jobs/outbox.queries.ts';
import { findApproval } from '#server/payments/find-transaction.ts';
import { heldBy, type PaymentRecord, type TransactionRecord } from '#server/payments/payment-records.ts';
import { requestRefunds } from '#server/payments/refund-payments.ts';
import { lockWholeOrder, readWholeOrder } from '../lock-whole-order.ts';
import { presentOrder, type WholeOrder } from '../order-records.ts';
import { bookOutcome } from '../paying/card/book-outcome.ts';
import { askForRefund, type CardDesk, patienceOf } from '../paying/card/card-desk.ts';
import { settleJobOf } from '../paying/card/settle-job.ts';
import { saleOf } from '../paying/sale-of.ts';
import { findWholeOrder } from '../read-orders.queries.ts';
import { byOf, changeOrder } from './change-order.ts';
import { finishCancel } from './finish-cancel.ts';

export type Cancelling = { orderId: string; reason: string };

/** Cancels an order and gives back all that was paid. */
export async function cancelOrder(
  context: StoreContext,
  desk: CardDesk | undefined,
  cancelling: Cancelling,
): Promise<Order> {
  const seen = await findWholeOrder(context.db, context.storeId, cancelling.orderId);
  if (!seen?.payments.some(holdsCardMoney))
    return context.transaction((tx) => cancelAtOnce(tx, context, cancelling));
  if (!desk) fail('CARD_NOT_AVAILABLE');
  return cancelWithCard(context, desk, cancelling);
}

function holdsCardMoney(payment: PaymentRecord): boolean {
  return payment.type === 'card' && heldBy(payment) > 0;
}

async function lockForCancel(
  tx: Tx,
  { storeId }: StoreContext,
  { orderId }: Cancelling,
): Promise<WholeOrder> {
  const whole = await lockWholeOrder(tx, storeId, orderId);
  const { status, pending } = whole.order;
  if (pending) fail('ORDER_PENDING', { pending });
  if (!canOrder('cancel', whole.order)) fail('ORDER_NOT_CANCELLABLE', { orderStatus: status });
  return whole;
}

async function cancelAtOnce(tx: Tx, context: StoreContext, cancelling: Cancelling): Promise<Order> {
  const whole = await lockForCancel(tx, context, cancelling);
  // A card was charged after the look above: asking anew takes the other way.
  if (whole.payments.some(holdsCardMoney)) fail('ORDER_PENDING', { pending: 'PAY' });
  whole.order.cancelReason = cancelling.reason;
  return finishCancel(tx, whole, { told: [], by: byOf(context), now: context.now });
}

/**
 * Refunds that a provider decides are first written down, then asked for one by one; the order is cancelled in the
 * transaction of the last one's result and meanwhile carries `pending: CANCEL`. What stays unknown, or is cut off
 * by a crash, the settle jobs bring to its end.
 */
async function cancelWithCard(context: StoreContext, desk: CardDesk, cancelling: Cancelling): Promise<Order> {
  const { storeId, db, now } = context;
  const patience = patienceOf(desk);
  const refunds = await context.intend((tx) => writeDownRefunds(tx, context, desk, cancelling));
  let refused: string | undefined;
  for (const refund of refunds) {
    const approval = await findApproval(db, refund);
    const approvalIntentId = approval?.id ?? refund.paymentId;
    const request = { storeId, intentId: refund.id, amount: refund.amountKrw, approvalIntentId };
    const outcome = await askForRefund(desk, request, patience);
    await inTransaction(db, (tx) =>
      bookOutcome(tx, { transaction: refund, outcome, by: byOf(context), now }),
    );
    if (outcome.status === 'FAILED') refused = outcome.failure;
  }
  return context.transaction(async (tx) => {
    if (refused) fail('REFUND_REFUSED', { providerMessage: refused });
    return presentOrder(await readWholeOrder(tx, storeId, cancelling.orderId));
  });
}

async function writeDownRefunds(
  tx: Tx,
  context: StoreContext,
  desk: CardDesk,
  cancelling: Cancelling,
): Promise<TransactionRecord[]> {
  const { now } = context;
  const whole = await lockForCancel(tx, context, cancelling);
  const sale = await saleOf(tx, whole, now);
  const held = { payments: whole.payments.filter(holdsCardMoney), transactions: whole.transactions };
  const refunds = await requestRefunds(tx, sale, held, desk.provider.name);

  const { reason } = cancelling;
  const entry = { at: now.toISOString(), ...byOf(context), reason, amountKrw: null };
  await changeOrder(tx, whole.order, {
    changes: { pending: 'CANCEL', cancelReason: reason },
    history: [{ ...entry, kind: 'CANCEL_REQUESTED' }],
    now,
  });
  for (const refund of refunds) await insertOutbox(tx, settleJobOf(refund, desk, context));
  return refunds;
}
