import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import { returnStock } from '#server/menu/stock/move-stock.ts';
import { heldBy } from '#server/payments/payment-records.ts';
import { refundInHand } from '#server/payments/refund-payments.ts';
import type { MovedBy, WholeOrder } from '../order-records.ts';
import type { NewHistory } from '../orders.queries.ts';
import { saleOf } from '../paying/sale-of.ts';
import { changeOrder } from './change-order.ts';

/**
 * Ends a cancel whose provider refunds are all decided. Where one failed, its card money is still held: the order
 * keeps its status and can be cancelled again. Else what was paid in hand is given back, stock returns, and the
 * order is CANCELLED.
 */
export async function finishCancel(
  tx: Tx,
  whole: WholeOrder,
  { told, by, now }: { told: readonly NewHistory[]; by: MovedBy; now: Date },
): Promise<Order> {
  const { order, payments } = whole;
  const cardHeld = payments.some((payment) => payment.type === 'card' && heldBy(payment) > 0);
  if (cardHeld) {
    return changeOrder(tx, order, { changes: { pending: null, cancelReason: null }, history: told, now });
  }
  const held = payments.filter((payment) => heldBy(payment) > 0);
  const sale = await saleOf(tx, whole, now);
  const refunds = await refundInHand(tx, sale, { payments: held, transactions: whole.transactions });
  await returnStock(tx, order.storeId, stockMoves(whole));

  const entry = { at: now.toISOString(), ...by };
  return changeOrder(tx, order, {
    changes: { status: 'CANCELLED', pending: null, cancelledAt: entry.at, cancelReason: order.cancelReason },
    history: [
      ...told,
      ...refunds.map(({ amountKrw }) => ({ ...entry, kind: 'REFUNDED' as const, reason: null, amountKrw })),
      { ...entry, kind: 'CANCELLED', reason: order.cancelReason, amountKrw: order.totalKrw },
    ],
    now,
  });
}

/** What a sale took from counted stocks. */
export function stockMoves({ lines }: WholeOrder) {
  return lines.flatMap(({ itemId, quantity, stockTaken }) =>
    stockTaken && itemId ? [{ itemId, quantity }] : [],
  );
}
