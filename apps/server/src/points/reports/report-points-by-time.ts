import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportPointsByTime as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type PointSumsRow, sumByTime } from './reports.queries.ts';

/** Points by year, month, day or clock hour. */
export async function reportPointsByTime(
  { db, storeId }: StoreContext,
  { from, to, unit }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const rows = await sumByTime(db, { storeId, from, to }, unit);
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
