import type { Order } from '@maru/contract/orders/order.ts';

type NotRevertible = 'NOT_PAID' | 'REFUNDED_BY_PROVIDER' | 'REFUNDED_IN_PART' | 'POINTS';

/**
 * Why a cancelled order cannot be completed again, as far as the order itself tells; null if the server has to decide.
 * A new order is offered at once then.
 */
export function notRevertible({ payments, total, refunded, points }: Order): NotRevertible | null {
  if (refunded > 0) return 'REFUNDED_IN_PART';
  if (payments.some(({ type, refunded: back }) => type === 'card' && back > 0)) return 'REFUNDED_BY_PROVIDER';
  if (payments.reduce((sum, { approved }) => sum + approved, 0) < total) return 'NOT_PAID';
  // A revert earns again before it uses again.
  if (points && points.givenBack > points.balance + points.takenBack) return 'POINTS';
  return null;
}
