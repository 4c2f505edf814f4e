import type { Order } from '@maru/contract/orders/order.ts';
import type { OrderPoints } from '@maru/contract/points/order-points.ts';

/**
 * How something is given back: by cancelling the order, by refunding lines or an amount, or by reducing an
 * open order.
 */
export type GivingBack = 'CANCEL' | 'LINES' | 'AMOUNT' | 'CHANGE';

export type PointSentence = {
  key: `used.${GivingBack | 'CHOSEN' | 'DELETED' | 'ELSEWHERE'}` | `earned.${'CANCEL' | 'REFUND' | 'CHOSEN'}`;
  points: number;
  /** How many of the used points are given back, or of the earned points taken back. */
  back?: number;
};

type Asked = {
  way: GivingBack;
  /** How many of the used points are given back, if the person chose that. */
  back?: number;
  /** How many of the earned points are taken back, if that is known. */
  taken?: number | undefined;
};

/** What happens to the points that an order used and earned (docs/rules/points.md, Points follow the order). */
export function pointSentences({ points }: Pick<Order, 'points'>, asked: Asked): PointSentence[] {
  if (!points) return [];
  if (points.customer.phone === '') return ofDeleted(points, asked);
  return [...ofUsed(points.used, asked), ...ofEarned(points, asked)];
}

/** Once a customer's data were deleted in this store, only their points in other stores can still move. */
function ofDeleted({ used, usedElsewhere }: OrderPoints, { way }: Asked): PointSentence[] {
  const elsewhere = usedElsewhere.reduce((sum, one) => sum + one.points, 0);
  const sentences: PointSentence[] = [
    { key: 'used.DELETED', points: used - elsewhere },
    { key: 'used.ELSEWHERE', points: elsewhere },
  ];
  return way === 'AMOUNT' ? ofUsed(used, { way }) : sentences.filter(({ points }) => points > 0);
}

function ofUsed(used: number, { way, back = 0 }: Asked): PointSentence[] {
  if (used === 0) return [];
  return [back > 0 ? { key: 'used.CHOSEN', points: used, back } : { key: `used.${way}`, points: used }];
}

function ofEarned({ earned, earnedOn }: OrderPoints, { way, taken }: Asked): PointSentence[] {
  const standing = earnedOn?.standing ?? 0;
  if (standing === 0 || way === 'CHANGE' || taken === 0) return [];
  if (way === 'CANCEL') return [{ key: 'earned.CANCEL', points: standing }];
  return taken === undefined
    ? [{ key: 'earned.REFUND', points: earned }]
    : [{ key: 'earned.CHOSEN', points: earned, back: taken }];
}
