import type { PointsReport } from '#hub/points/points.api.ts';

type Row = PointsReport['byKind']['rows'][number];

/**
 * What the movements of a kind came to. Taking back counts whole: what customers had already spent of it is a debt and
 * moves later, as a deduction.
 */
export function takenInAll({ kind, points, debt }: Pick<Row, 'kind' | 'points' | 'debt'>): number {
  return kind === 'TAKE_BACK' ? points - debt : points;
}
