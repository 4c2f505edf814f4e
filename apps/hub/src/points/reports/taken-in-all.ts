import type { PointsReport } from '#hub/points/points.api.ts';

type Row = PointsReport['byKind']['rows'][number];

/**
 * The total of the movements of a kind. Taking back counts in full: the part that customers had already spent
 * is a debt and moves later, as a deduction.
 */
export function takenInAll({ kind, points, debt }: Pick<Row, 'kind' | 'points' | 'debt'>): number {
  return kind === 'TAKE_BACK' ? points - debt : points;
}
