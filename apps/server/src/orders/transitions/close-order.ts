import { canOrder } from '@maru/contract/orders/order-status.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import { leftToPay } from '../order-records.ts';
import { byOf, changeOrder } from './change-order.ts';

/** Completes an order that is paid. */
export async function closeOrder(context: StoreContext, orderId: string) {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const { order, payments } = await lockWholeOrder(tx, storeId, orderId);
    if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
    if (!canOrder('close', order)) fail('ORDER_NOT_CLOSABLE', { orderStatus: order.status });

    const left = leftToPay(order, payments);
    if (left > 0) fail('ORDER_NOT_PAID', { leftToPay: left });

    const at = now.toISOString();
    return changeOrder(tx, order, {
      changes: { status: 'CLOSED', closedAt: at },
      history: [{ kind: 'CLOSED', at, ...byOf(context), reason: null, amountKrw: null }],
      now,
    });
  });
}
