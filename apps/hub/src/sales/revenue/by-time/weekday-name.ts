import { weekdayOf } from '#hub/lib/days/month.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

export const weekdayKeys = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

/** Full name of the weekday of a business date. */
export function weekdayName(date: string, t: Words['t']): string {
  return t(`days:weekdays.${weekdayKeys[weekdayOf(date)]}`);
}
