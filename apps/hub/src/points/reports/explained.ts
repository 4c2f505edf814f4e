import { aheadOf, shareOf } from '#hub/lib/figures/ahead.ts';
import type { PointsReport } from '#hub/points/points.api.ts';
import type { PointSlot } from './point-slots.ts';

/**
 * The functions below compute figures for the sentences of the points screen, only from the figures shown
 * beside them. A figure is undefined if its sentence would say nothing.
 */
type Sums = Pick<PointSlot, 'earned' | 'takenBack' | 'used' | 'givenBack'>;

/** The points used compared with those earned in the same period, both less what was undone. */
export function usedOfEarned({ earned, takenBack, used, givenBack }: Sums) {
  const [stays, spent] = [earned - takenBack, used - givenBack];
  if (stays <= 0 || spent <= 0) return undefined;
  return spent > stays
    ? { way: 'more' as const, points: spent - stays }
    : { way: 'share' as const, share: spent / stays };
}

/** The part of a period with the most points earned, and its share. */
export function mostEarned(slots: readonly PointSlot[]): { slot: PointSlot; share: number } | undefined {
  const all = slots.map(({ earned }) => earned);
  const slot = aheadOf(slots, ({ earned }) => earned);
  const share = slot ? shareOf(slot.earned, all) : 1;
  return slot && share < 1 ? { slot, share } : undefined;
}

/** The customers' share of sales, and how often each customer came. */
export function loyaltyWords({ all, ofCustomers, withPoints, customers }: PointsReport['loyalty']) {
  const ofSales = (net: number) => (all.net > 0 && net > 0 && net <= all.net ? net / all.net : undefined);
  return {
    ofCustomers: ofSales(ofCustomers.net),
    withPoints: ofSales(withPoints.net),
    /** Visits of each customer, to one decimal. */
    visits: customers.all > 0 ? Math.round((ofCustomers.orders / customers.all) * 10) / 10 : undefined,
    new: customers.all > 0 ? customers.new / customers.all : undefined,
  };
}

/** The month in which the next points expire, and its share of all points. */
export function nextExpiry({ months, points: all }: PointsReport['active']) {
  const next = months.find(({ points }) => points > 0);
  return next ? { ...next, share: next.points / all, isAll: next.points === all } : undefined;
}

/** The average points of a customer with points, in whole points. */
export function pointsEach({ points, customers }: PointsReport['active']): number | undefined {
  return customers > 0 ? Math.round(points / customers) : undefined;
}
