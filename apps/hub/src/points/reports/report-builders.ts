import type { PointsReport } from '#hub/points/points.api.ts';
import { type PointSlot, sumNames } from './point-slots.ts';

/** A row of movements; kinds that are not given are zero. */
export function pointRow(key: string, over: Partial<Omit<PointSlot, 'key' | 'change'>> = {}): PointSlot {
  const sums = { earned: 0, takenBack: 0, used: 0, givenBack: 0, expired: 0, ...over };
  const { earned, takenBack, used, givenBack, expired } = sums;
  return { key, ...sums, change: earned - takenBack - used + givenBack - expired };
}

/** A report with these rows by time, of a store whose day starts at four. */
export function pointsReport(rows: PointSlot[], over: Partial<PointsReport> = {}): PointsReport {
  const sumOf = (name: (typeof sumNames)[number]) => rows.reduce((sum, row) => sum + row[name], 0);
  const totals = Object.fromEntries(sumNames.map((name) => [name, sumOf(name)]));
  return {
    byTime: { rows, totals: totals as PointsReport['byTime']['totals'] },
    byKind: { rows: [] },
    loyalty: {
      ...{ all: { orders: 0, net: 0 }, ofCustomers: { orders: 0, net: 0 } },
      ...{ withPoints: { orders: 0, net: 0, points: 0 }, customers: { all: 0, new: 0, returning: 0 } },
    },
    active: { points: 0, debt: 0, customers: 0, months: [] },
    ...over,
  };
}
