import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import { leftToPay, type WholeOrder } from '../order-records.ts';
import type { Moment } from './moment.ts';
import { followedBy, type Transition, transitionOf } from './transition.ts';

/** OPEN → CLOSED, once nothing is left to pay. */
export function closed({ order, payments }: WholeOrder, { now }: Moment): Transition {
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('close', order)) fail('ORDER_NOT_CLOSABLE', { orderStatus: order.status });
  const left = leftToPay(order, payments);
  if (left > 0) fail('ORDER_NOT_PAID', { leftToPay: left });

  return transitionOf({
    changes: { status: 'CLOSED', closedAt: now.toISOString() },
    history: [{ kind: 'CLOSED', reason: null, amountKrw: null }],
  });
}

/** Adds the closing to a payment, if the store's setting closes fully paid in-store orders. */
export function closedOncePaid(whole: WholeOrder, paying: Transition, moment: Moment): Transition {
  return followedBy(whole, paying, moment, (paid) =>
    closesByItself(paid, moment) ? closed(paid, moment) : transitionOf({}),
  );
}

function closesByItself({ order, payments }: WholeOrder, { closePaidOrders }: Moment): boolean {
  return (
    closePaidOrders &&
    order.orderType === 'INSTORE' &&
    canOrder('close', order) &&
    leftToPay(order, payments) === 0
  );
}
