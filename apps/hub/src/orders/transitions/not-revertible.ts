import type { Order } from '@maru/contract/orders/order.ts';

type NotRevertible = 'NOT_PAID' | 'REFUNDED_BY_PROVIDER' | 'REFUNDED_IN_PART' | 'POINTS';

/**
 * Why a cancelled order cannot be completed again, as far as the order itself shows; the dialog then offers a
 * new order at once. Null if the server has to decide.
 */
export function notRevertible({ payments, total, lines, points }: Order): NotRevertible | null {
  // Checked by line: the order's own `refunded` also contains what the cancellation gave back.
  if (lines.some(({ refunded, refundedQuantity }) => refunded > 0 || refundedQuantity > 0))
    return 'REFUNDED_IN_PART';
  // A card that was given back does not matter if other tenders paid for everything.
  const inHand = payments.reduce((sum, { type, approved }) => (type === 'card' ? sum : sum + approved), 0);
  const isCardBack = payments.some(({ type, refunded }) => type === 'card' && refunded > 0);
  if (inHand < total) return isCardBack ? 'REFUNDED_BY_PROVIDER' : 'NOT_PAID';
  // A revert first earns the points again, then uses them. Only the server knows the points in other stores.
  if (points && !points.tookElsewhere && points.givenBack > points.balance + points.takenBack)
    return 'POINTS';
  return null;
}
