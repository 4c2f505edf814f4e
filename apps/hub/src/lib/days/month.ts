import { addDays } from '@maru/contract/time/business-date.ts';

/** Sunday first, as `weekdayOf` counts; keys of days.{ko,en}.json. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

/** `YYYY-MM` of a business date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month `count` later (or earlier, when negative). */
export function addMonths(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The weeks of a month from Sunday to Saturday, as on a Korean wall calendar; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const begin = addDays(first, -weekdayOf(first));
  const days = Array.from({ length: 42 }, (_, day) => addDays(begin, day));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks
    .map((week) => week.map((date) => (monthOf(date) === month ? date : null)))
    .filter((week) => week.some((date) => date !== null));
}
