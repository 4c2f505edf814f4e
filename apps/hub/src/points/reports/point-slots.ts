import { earlierOf } from '#hub/lib/days/earlier-of.ts';
import { keysOf } from '#hub/lib/days/period.ts';
import type { PointsReport } from '#hub/points/points.api.ts';
import type { Asked } from './points-address.ts';

/** A part of a period: earned − takenBack − used + givenBack − expired = change. */
export type PointSlot = PointsReport['byTime']['rows'][number];

export const sumNames = ['earned', 'takenBack', 'used', 'givenBack', 'expired', 'change'] as const;

const nothing = { earned: 0, takenBack: 0, used: 0, givenBack: 0, expired: 0, change: 0 };

/**
 * The parts of a period in order. Hours run from the first to the last with movements, in the order of the
 * business day. Days, months and years are complete, up to today.
 */
export function pointSlotsOf(
  { byTime }: Pick<PointsReport, 'byTime'>,
  { period, unit }: Asked,
  today: string,
): PointSlot[] {
  const rows = new Map(byTime.rows.map((row) => [row.key, row]));
  const slotOf = (key: string) => rows.get(key) ?? { key, ...nothing };
  if (rows.size === 0) return [];
  if (unit === 'hour') return hoursBetween(byTime.rows).map(slotOf);
  return keysOf({ from: period.from, to: earlierOf(period.to, today) }, unit).map(slotOf);
}

/** All hours from the first to the last row; a business day continues after midnight. */
function hoursBetween(rows: readonly PointSlot[]): string[] {
  const [first, last] = [Number(rows[0]?.key), Number(rows.at(-1)?.key)];
  return Array.from({ length: ((last - first + 24) % 24) + 1 }, (_, i) =>
    String((first + i) % 24).padStart(2, '0'),
  );
}
