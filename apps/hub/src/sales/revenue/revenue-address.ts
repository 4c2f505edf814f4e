import { readDate } from '#hub/lib/days/read-date.ts';

export type RevenueAddress = {
  /** A business date; missing for today. */
  date?: string;
  view?: 'table';
};

/** Parses untrusted search parameters. An invalid date is dropped. */
export function readRevenueAddress(search: Record<string, unknown>): RevenueAddress {
  const date = readDate(search.date);
  return {
    ...(date ? { date } : {}),
    ...(search.view === 'table' ? { view: 'table' as const } : {}),
  };
}
