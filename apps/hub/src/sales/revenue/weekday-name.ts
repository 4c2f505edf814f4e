import { weekdayOf } from '#hub/lib/days/month.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

const keys = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

/** Full name of the weekday of a business date. */
export function weekdayName(date: string, t: Words['t']): string {
  return t(`days:weekdays.${keys[weekdayOf(date)]}`);
}
