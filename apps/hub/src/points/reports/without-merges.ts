import type { PointsReport } from '#hub/points/points.api.ts';

type Row = PointsReport['byKind']['rows'][number];

/** What a merge moves leaves one customer and arrives at another: it comes to nothing, and says nothing. */
export function withoutMerges(rows: readonly Row[]): Row[] {
  return rows.filter(({ kind }) => kind !== 'MERGE');
}
