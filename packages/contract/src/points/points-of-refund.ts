import { type LineRefund, type RefundableLine, remainingOf } from '../money/refund-lines.ts';
import { pointsFor } from './earn.ts';
import type { OrderPoints } from './order-points.ts';

/** A line on which points were used, and what refunds of it gave back so far. */
type LineWithPoints = {
  quantity: number;
  refundedQuantity: number;
  pointsShare: number;
  pointsGivenBack: number;
};

/**
 * How many of the points used on a line its refunded pieces give back: a proportional share, and all that
 * remain with the last piece.
 */
export function pointsOfRefund(line: LineWithPoints, quantity: number): number {
  const stands = line.pointsShare - line.pointsGivenBack;
  const pieces = line.quantity - line.refundedQuantity;
  return quantity === 0 ? 0 : Math.floor((stands * quantity) / pieces);
}

type Refunded = {
  points: Pick<OrderPoints, 'earned' | 'earnedOn'>;
  lines: readonly RefundableLine[];
  refunds: readonly LineRefund[];
};

/**
 * How many earned points a refund takes back: those that the rest of the order no longer earns. Undefined if
 * that cannot be told, because the points have expired.
 */
export function pointsTakenByRefund({ points, lines, refunds }: Refunded): number | undefined {
  const { earned, earnedOn } = points;
  if (!earnedOn) return undefined;
  const rest = lines
    .filter(({ id }) => earnedOn.lineIds.includes(id))
    .reduce((sum, line) => {
      const refunded = refunds.find(({ lineId }) => lineId === line.id)?.amount ?? 0;
      return sum + remainingOf(line) - refunded;
    }, 0);
  return Math.max(0, earned - pointsFor(rest, earnedOn));
}
