import type { Order } from '@maru/contract/orders/order.ts';

type NotRevertible = 'NOT_PAID' | 'REFUNDED_BY_PROVIDER' | 'REFUNDED_IN_PART' | 'POINTS';

/**
 * Why a cancelled order cannot be completed again, as far as the order itself tells; null if the server has to decide.
 * A new order is offered at once then.
 */
export function notRevertible({ payments, total, lines, points }: Order): NotRevertible | null {
  // What the order itself says is refunded contains what the cancel gave back.
  if (lines.some(({ refunded, refundedQuantity }) => refunded > 0 || refundedQuantity > 0))
    return 'REFUNDED_IN_PART';
  // A card that was given back before does not matter if something else paid for everything.
  const inHand = payments.reduce((sum, { type, approved }) => (type === 'card' ? sum : sum + approved), 0);
  const isCardBack = payments.some(({ type, refunded }) => type === 'card' && refunded > 0);
  if (inHand < total) return isCardBack ? 'REFUNDED_BY_PROVIDER' : 'NOT_PAID';
  // A revert earns again before it uses again. What other stores hold only the server knows.
  if (points && !points.tookElsewhere && points.givenBack > points.balance + points.takenBack)
    return 'POINTS';
  return null;
}
