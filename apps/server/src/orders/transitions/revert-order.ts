import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { takeStock } from '#server/menu/stock/move-stock.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { reverseRefunds } from '#server/payments/reverse-refunds.ts';
import { lockWholeOrder, readWholeOrder } from '../lock-whole-order.ts';
import type { WholeOrder } from '../order-records.ts';
import { saleOf } from '../paying/sale-of.ts';
import { isReplaced } from '../read-orders.queries.ts';
import { byOf, changeOrder } from './change-order.ts';
import { stockMoves } from './finish-cancel.ts';

/**
 * Reverts a cancelled order to complete, all or nothing: what was given back in hand is taken again and stock too.
 * Money that a provider has refunded cannot be taken back, so such an order can only be taken again as a new one.
 */
export async function revertOrder(context: StoreContext, reverting: { orderId: string; reason: string }) {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const whole = await lockWholeOrder(tx, storeId, reverting.orderId);
    const refunds = refundsOfCancel(whole);
    checkRevertible(whole, refunds);
    await checkNotReplaced(tx, whole);

    const { short } = await takeStock(tx, storeId, stockMoves(whole));
    if (short.length > 0) fail('ORDER_NOT_REVERTIBLE', { reason: 'STOCK' });

    await reverseRefunds(tx, await saleOf(tx, whole, now), refunds);
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
          ...byOf(context),
          reason: reverting.reason,
          amountKrw: whole.order.totalKrw,
        },
      ],
      now,
    });
  });
}

/** What was taken again as a new order, in either direction, must not count twice. */
async function checkNotReplaced(tx: Tx, { order }: WholeOrder) {
  const { storeId, id, replacesOrderId } = order;
  const replaced =
    (await isReplaced(tx, storeId, id)) ||
    (replacesOrderId !== null &&
      ((await isReplaced(tx, storeId, replacesOrderId)) ||
        (await readWholeOrder(tx, storeId, replacesOrderId)).order.status !== 'CANCELLED'));
  if (replaced) fail('ORDER_NOT_REVERTIBLE', { reason: 'REPLACED' });
}

/** The refunds that the cancel emptied the payments with: the last of each that was not given back before. */
function refundsOfCancel({ payments, transactions }: WholeOrder): TransactionRecord[] {
  return payments.flatMap(({ id, givenBackAt }) => {
    const mine = transactions.filter(({ paymentId, status }) => paymentId === id && status === 'APPROVED');
    const last = mine.at(-1);
    return last?.kind === 'REFUND' && givenBackAt === null ? [last] : [];
  });
}

function checkRevertible({ order }: WholeOrder, refunds: readonly TransactionRecord[]) {
  if (!canOrder('revert', order)) fail('ORDER_NOT_REVERTIBLE', { reason: 'STATUS' });
  if (refunds.some(({ provider }) => provider))
    fail('ORDER_NOT_REVERTIBLE', { reason: 'REFUNDED_BY_PROVIDER' });

  const given = refunds.reduce((sum, { amountKrw }) => sum + amountKrw, 0);
  if (given !== order.totalKrw) fail('ORDER_NOT_REVERTIBLE', { reason: 'NOT_PAID' });
}
