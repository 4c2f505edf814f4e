import type { Order } from '@maru/contract/orders/order.ts';

/** How an order gives something back: as a whole, by lines, by an amount, or by fewer items of an open one. */
export type GivingBack = 'CANCEL' | 'LINES' | 'AMOUNT' | 'CHANGE';

export type PointSentence = { key: `used.${GivingBack}` | 'earned.CANCEL' | 'earned.REFUND'; points: number };

/** What becomes of the points that an order used and earned (docs/rules/points.md, Points follow the order). */
export function pointSentences({ points }: Pick<Order, 'points'>, way: GivingBack): PointSentence[] {
  if (!points) return [];
  const { used, earned } = points;
  return [
    ...(used > 0 ? [{ key: `used.${way}` as const, points: used }] : []),
    ...(earned > 0 && way === 'CANCEL' ? [{ key: 'earned.CANCEL' as const, points: earned }] : []),
    ...(earned > 0 && (way === 'LINES' || way === 'AMOUNT')
      ? [{ key: 'earned.REFUND' as const, points: earned }]
      : []),
  ];
}
