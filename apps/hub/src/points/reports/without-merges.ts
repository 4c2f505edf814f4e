import type { PointsReport } from '#hub/points/points.api.ts';

type Row = PointsReport['byKind']['rows'][number];

/** Leaves out merges: points move from one customer to another, so the sum is always zero. */
export function withoutMerges(rows: readonly Row[]): Row[] {
  return rows.filter(({ kind }) => kind !== 'MERGE');
}
