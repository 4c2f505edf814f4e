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
