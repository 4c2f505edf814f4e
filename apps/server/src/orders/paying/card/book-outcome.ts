import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import { lockWholeOrder } from '#server/orders/lock-whole-order.ts';
import { leftToPay, type MovedBy, presentOrder, type WholeOrder } from '#server/orders/order-records.ts';
import type { NewHistory } from '#server/orders/orders.queries.ts';
import { changeOrder } from '#server/orders/transitions/change-order.ts';
import { closingWhenPaid } from '#server/orders/transitions/closing.ts';
import { finishCancel } from '#server/orders/transitions/finish-cancel.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { type Outcome, settleTransaction } from '#server/payments/settle-transaction.ts';
import { eventDateOf } from '../sale-of.ts';

export type Settling = {
  transaction: Pick<TransactionRecord, 'storeId' | 'id' | 'orderId' | 'paymentId' | 'kind' | 'amountKrw'>;
  outcome: Outcome;
  by: MovedBy;
  now: Date;
};

/**
 * Books a provider's outcome, once however often it is told, and goes on with what waited for it: an approval pays
 * (and may close) the order, the last refund of a cancel cancels it. Answers with the order as it is then.
 */
export async function bookOutcome(tx: Tx, settling: Settling): Promise<Order> {
  const { transaction, outcome, now } = settling;
  const { storeId, orderId } = transaction;
  const before = await lockWholeOrder(tx, storeId, orderId);
  const eventDate = await eventDateOf(tx, storeId, now);
  if (!(await settleTransaction(tx, transaction, outcome, { now, eventDate }))) {
    refuseContradiction(before, settling);
    return presentOrder(before);
  }

  const whole = await lockWholeOrder(tx, storeId, orderId);
  return transaction.kind === 'APPROVAL'
    ? afterApproval(tx, whole, settling)
    : afterRefund(tx, whole, settling);
}

/** A provider that first knew nothing of a charge and then took the money: staff must hear of it, not a till. */
function refuseContradiction({ transactions }: WholeOrder, { transaction, outcome }: Settling) {
  const booked = transactions.find(({ id }) => id === transaction.id);
  if (outcome.status !== 'APPROVED' || booked?.status !== 'FAILED') return;
  throw new Error(`provider approved transaction ${transaction.id} after it was booked as failed`);
}

function entryOf(
  { transaction, by, now }: Settling,
  kind: NewHistory['kind'],
  reason: string | null,
): NewHistory {
  return { kind, at: now.toISOString(), ...by, reason, amountKrw: transaction.amountKrw };
}

async function afterApproval(tx: Tx, { order, payments }: WholeOrder, settling: Settling): Promise<Order> {
  const { outcome, by, now } = settling;
  if (outcome.status === 'UNKNOWN') {
    return changeOrder(tx, order, {
      changes: {},
      history: [entryOf(settling, 'PAYMENT_UNKNOWN', null)],
      now,
    });
  }
  if (outcome.status === 'FAILED') {
    const history = [entryOf(settling, 'PAYMENT_FAILED', outcome.failure)];
    return changeOrder(tx, order, { changes: { pending: null }, history, now });
  }
  const { closes, changes } = await closingWhenPaid(tx, order, leftToPay(order, payments), now);
  const closed: NewHistory = {
    kind: 'CLOSED',
    at: now.toISOString(),
    ...by,
    reason: null,
    amountKrw: null,
  };
  return changeOrder(tx, order, {
    changes: { ...changes, pending: null },
    history: [entryOf(settling, 'PAID', null), ...(closes ? [closed] : [])],
    now,
  });
}

async function afterRefund(tx: Tx, whole: WholeOrder, settling: Settling): Promise<Order> {
  const { outcome, now, by } = settling;
  if (outcome.status === 'UNKNOWN') {
    return changeOrder(tx, whole.order, {
      changes: {},
      history: [entryOf(settling, 'PAYMENT_UNKNOWN', null)],
      now,
    });
  }
  const kind = outcome.status === 'APPROVED' ? 'REFUNDED' : 'REFUND_FAILED';
  const reason = outcome.status === 'FAILED' ? outcome.failure : null;
  const told = [entryOf(settling, kind, reason)];

  const undecided = whole.transactions.some(({ status }) => status === 'REQUESTED' || status === 'UNKNOWN');
  if (undecided) return changeOrder(tx, whole.order, { changes: {}, history: told, now });
  return finishCancel(tx, whole, { told, by, now });
}
