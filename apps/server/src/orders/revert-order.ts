import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { takeStock } from '#server/menu/move-stock.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { takeAgain } from '#server/payments/take-again.ts';
import { changeOrder } from './change-order.ts';
import { eventDateOf } from './closing.ts';
import { stockMoves } from './finish-cancel.ts';
import { lockWholeOrder } from './lock-whole-order.ts';
import type { WholeOrder } from './order-records.ts';

/**
 * Reverts a cancelled order to complete, all or nothing: what was given back in hand is taken again and stock too.
 * Money that a provider has refunded cannot be taken back, so such an order can only be taken again as a new one.
 */
export async function revertOrder(context: StoreContext, reverting: { orderId: string; reason: string }) {
  const { storeId, actor, now } = context;
  return context.transaction(async (tx) => {
    const whole = await lockWholeOrder(tx, storeId, reverting.orderId);
    const refunds = refundsOfCancel(whole);
    checkRevertible(whole, refunds);

    const { short } = await takeStock(tx, storeId, stockMoves(whole));
    if (short.length > 0) fail('ORDER_NOT_REVERTIBLE', { reason: 'STOCK' });

    await takeAgain(tx, refunds, { now, eventDate: await eventDateOf(tx, storeId, now) });
    const at = now.toISOString();
    return changeOrder(tx, whole.order, {
      changes: {
        status: 'CLOSED',
        closedAt: whole.order.closedAt ?? at,
        cancelledAt: null,
        cancelReason: null,
      },
      history: [
        {
          kind: 'REVERTED',
          at,
          byUserId: actor.userId,
          reason: reverting.reason,
          amountKrw: whole.order.totalKrw,
        },
      ],
      now,
    });
  });
}

/** The refunds that emptied the payments, the last of each. */
function refundsOfCancel({ payments, transactions }: WholeOrder): TransactionRecord[] {
  return payments.flatMap(({ id }) => {
    const mine = transactions.filter(({ paymentId, status }) => paymentId === id && status === 'APPROVED');
    const last = mine.at(-1);
    return last?.kind === 'REFUND' ? [last] : [];
  });
}

function checkRevertible({ order }: WholeOrder, refunds: readonly TransactionRecord[]) {
  if (!canOrder('revert', order)) fail('ORDER_NOT_REVERTIBLE', { reason: 'STATUS' });
  if (refunds.some(({ provider }) => provider))
    fail('ORDER_NOT_REVERTIBLE', { reason: 'REFUNDED_BY_PROVIDER' });

  const given = refunds.reduce((sum, { amountKrw }) => sum + amountKrw, 0);
  if (given !== order.totalKrw) fail('ORDER_NOT_REVERTIBLE', { reason: 'NOT_PAID' });
}
