/** A line on which points were used, and what refunds of it gave back so far. */
type LineWithPoints = {
  quantity: number;
  refundedQuantity: number;
  pointsShare: number;
  pointsGivenBack: number;
};

/** How many points used on a line its refunded pieces give back: their share, and the rest with the last piece. */
export function pointsOfRefund(line: LineWithPoints, quantity: number): number {
  const stands = line.pointsShare - line.pointsGivenBack;
  const pieces = line.quantity - line.refundedQuantity;
  return quantity === 0 ? 0 : Math.floor((stands * quantity) / pieces);
}
