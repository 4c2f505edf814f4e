import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { Tx } from '#server/db/database.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import type { OrderRecord } from '../order-records.ts';

/** What closes an order once `left` is what remains to be paid: a fully paid in-store order may close by itself. */
export async function closingWhenPaid(tx: Tx, order: OrderRecord, left: number, now: Date) {
  const settings = await settingsAt(tx, order.storeId, now);
  const closes =
    left === 0 &&
    order.orderType === 'INSTORE' &&
    canOrder('close', { status: order.status, pending: null }) &&
    settings.closePaidOrders;
  return { closes, changes: closes ? { status: 'CLOSED' as const, closedAt: now.toISOString() } : {} };
}
