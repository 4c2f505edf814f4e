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
 * How many of the points used on a line are given back for its refunded pieces: a proportional share, and all
 * that remain with the last piece.
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
 * How many earned points a refund takes back: those that the rest of the order no longer earns. 0 if none can be
 * taken back.
 */
export function pointsTakenByRefund({ points: { earned, earnedOn }, lines, refunds }: Refunded): number {
  if (!earnedOn) return 0;
  const rest = lines
    .filter(({ id }) => earnedOn.lineIds.includes(id))
    .reduce((sum, line) => {
      const refunded = refunds.find(({ lineId }) => lineId === line.id)?.amount ?? 0;
      return sum + remainingOf(line) - refunded;
    }, 0);
  return pointsToTakeBack(earnedOn.standing, Math.min(earned, pointsFor(rest, earnedOn)));
}

/**
 * `standing`: points that the order earned and that were neither taken back nor expired unused. `target`: how many
 * it earns now.
 */
export function pointsToTakeBack(standing: number, target: number): number {
  return Math.max(0, standing - target);
}
