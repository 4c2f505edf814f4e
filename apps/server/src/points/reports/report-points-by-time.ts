import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PointReportUnit } from '@maru/contract/points/point-report-terms.ts';
import type { reportPointsByTime as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import { hoursFrom } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { type Period, type PointSumsRow, sumByTime } from './reports.queries.ts';

/** Points by year, month, day or clock hour. */
export function reportPointsByTime(
  { db, storeId, now }: StoreContext,
  { from, to, unit }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return inSnapshot(db, async (tx) => {
    const { dayStart } = await settingsAt(tx, storeId, now);
    return readByTime(tx, { storeId, from, to, unit, dayStart });
  });
}

type Asked = Period & { unit: PointReportUnit; dayStart: number };

/**
 * The parts of a period in order of time, and their sums. Hours begin with the hour in which the business day starts.
 */
export async function readByTime(tx: Tx, { unit, dayStart, ...period }: Asked) {
  const sums = await sumByTime(tx, period, unit);
  const rows = unit === 'hour' ? fromDayStart(sums, dayStart) : sums;
  const of = (name: Exclude<keyof PointSumsRow, 'key'>) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    rows,
    totals: {
      earned: of('earned'),
      takenBack: of('takenBack'),
      used: of('used'),
      givenBack: of('givenBack'),
      expired: of('expired'),
      change: of('change'),
    },
  };
}

function fromDayStart(rows: readonly PointSumsRow[], dayStart: number): PointSumsRow[] {
  const byHour = new Map(rows.map((row) => [Number(row.key), row]));
  return hoursFrom(dayStart).flatMap((hour) => byHour.get(hour) ?? []);
}
