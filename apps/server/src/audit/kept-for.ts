import type { MonthlyTable } from '#server/db/months.queries.ts';

type Kept = { years: number } | { days: number };

/** How long each log is kept (docs/rules/event-log.md). */
export const keptFor: Readonly<Record<MonthlyTable, Kept>> = {
  store_trail: { years: 5 },
  user_trail: { years: 3 },
  technical_log: { days: 90 },
};

/** Months that ended before this time are dropped. */
export function keptSince(kept: Kept, now: Date): Date {
  const since = new Date(now);
  if ('years' in kept) since.setUTCFullYear(since.getUTCFullYear() - kept.years);
  else since.setUTCDate(since.getUTCDate() - kept.days);
  return since;
}
