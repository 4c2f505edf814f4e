import type { BreakdownRow } from '@maru/contract/sales/revenue-report.ts';

/** Identifies a row of a breakdown, and the same row in that of another period. */
export function idOfRow({ id, type }: Pick<BreakdownRow, 'id' | 'type'>): string {
  return `${id} ${type}`;
}
