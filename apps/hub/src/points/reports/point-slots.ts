import { hoursFrom } from '@maru/contract/time/business-date.ts';
import { earlierOf } from '#hub/lib/days/earlier-of.ts';
import { keysOf } from '#hub/lib/days/period.ts';
import type { PointsReport } from '#hub/points/points.api.ts';
import type { Asked } from './points-address.ts';

/** A part of a period: earned − takenBack − used + givenBack − expired = change. */
export type PointSlot = PointsReport['byTime']['rows'][number];

export const sumNames = ['earned', 'takenBack', 'used', 'givenBack', 'expired', 'change'] as const;

const nothing = { earned: 0, takenBack: 0, used: 0, givenBack: 0, expired: 0, change: 0 };

/**
 * Parts of a period in order. Hours run from the first to the last in which points moved, from the start of the business
 * day on; days, months and years are all there, up to today.
 */
export function pointSlotsOf(
  { byTime, dayStart }: Pick<PointsReport, 'byTime' | 'dayStart'>,
  { period, unit }: Asked,
  today: string,
): PointSlot[] {
  const rows = new Map(byTime.rows.map((row) => [row.key, row]));
  const slotOf = (key: string) => rows.get(key) ?? { key, ...nothing };
  if (unit === 'hour') {
    const slots = hoursFrom(dayStart).map((hour) => slotOf(String(hour).padStart(2, '0')));
    const hasMoved = ({ key }: PointSlot) => rows.has(key);
    return slots.slice(slots.findIndex(hasMoved), slots.findLastIndex(hasMoved) + 1);
  }
  if (rows.size === 0) return [];
  return keysOf({ from: period.from, to: earlierOf(period.to, today) }, unit).map(slotOf);
}
