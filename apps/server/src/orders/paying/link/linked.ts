import { leastByLink } from '@maru/contract/payments/least-by-link.ts';
import { fail } from '#server/http/refusal.ts';
import { leftToPay, type WholeOrder } from '#server/orders/order-records.ts';
import { type Transition, transitionOf } from '#server/orders/transitions/transition.ts';

/** Adds the link by which a guest may pay what is left of the order until the given time. */
export function payLinkMade(whole: WholeOrder, { id, until }: { id: string; until: Date }): Transition {
  const { order, payments } = whole;
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  const left = leftToPay(order, payments);
  if (order.status !== 'OPEN' || left <= 0) fail('ORDER_NOT_PAYABLE', { orderStatus: order.status });
  if (left < leastByLink) fail('PAY_LINK_NOT_AVAILABLE', { reason: 'TOO_LITTLE' });
  return transitionOf({
    changes: { payLinkId: id, payLinkUntil: until.toISOString() },
    history: [{ kind: 'PAY_LINK_MADE', reason: null, amountKrw: left }],
  });
}

/** Removes the link from the order. Undefined if the order has no link. */
export function payLinkRevoked({ order }: WholeOrder): Transition | undefined {
  if (order.payLinkId === null) return undefined;
  return transitionOf({
    changes: { payLinkId: null, payLinkUntil: null },
    history: [{ kind: 'PAY_LINK_REVOKED', reason: null, amountKrw: null }],
  });
}
