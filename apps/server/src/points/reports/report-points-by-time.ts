import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { PointReportUnit } from '@maru/contract/points/point-report-terms.ts';
import type { reportPointsByTime as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type Period, type PointSumsRow, sumByTime } from './reports.queries.ts';

/** Points by year, month, day or clock hour. */
export function reportPointsByTime(
  { db, storeId }: StoreContext,
  { from, to, unit }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return readByTime(db, { storeId, from, to }, unit);
}

/** The parts of a period and their sums, by one statement. */
export async function readByTime(db: DbOrTx, period: Period, unit: PointReportUnit) {
  const rows = await sumByTime(db, period, unit);
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
