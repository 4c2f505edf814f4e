import { readDate } from '#hub/lib/days/read-date.ts';

/** The month `YYYY-MM` in the address; missing for the present one. */
export type CalendarAddress = { month?: string };

/** Parses untrusted search parameters. */
export function readCalendarAddress(search: Record<string, unknown>): CalendarAddress {
  const month = String(search.month ?? '');
  return readDate(`${month}-01`) ? { month } : {};
}
