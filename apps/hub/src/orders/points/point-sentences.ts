import type { Order } from '@maru/contract/orders/order.ts';

/**
 * How something is given back: by cancelling the order, by refunding lines or an amount, or by reducing an
 * open order.
 */
export type GivingBack = 'CANCEL' | 'LINES' | 'AMOUNT' | 'CHANGE';

export type PointSentence = {
  key: `used.${GivingBack}` | 'used.CHOSEN' | 'earned.CANCEL' | 'earned.REFUND' | 'earned.CHOSEN';
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
export function pointSentences(
  { points }: Pick<Order, 'points'>,
  { way, back = 0, taken }: Asked,
): PointSentence[] {
  if (!points) return [];
  const { used, earned } = points;
  const ofUsed = back > 0 ? { key: 'used.CHOSEN' as const, back } : { key: `used.${way}` as const };
  return [
    ...(used > 0 ? [{ ...ofUsed, points: used }] : []),
    ...(earned > 0 && way === 'CANCEL' ? [{ key: 'earned.CANCEL' as const, points: earned }] : []),
    ...(earned > 0 && (way === 'LINES' || way === 'AMOUNT') ? [ofEarned(earned, taken)] : []),
  ];
}

function ofEarned(points: number, taken: number | undefined): PointSentence {
  return taken === undefined
    ? { key: 'earned.REFUND', points }
    : { key: 'earned.CHOSEN', points, back: taken };
}
