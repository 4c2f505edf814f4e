import { weekdayOf, weekdays } from '#hub/lib/days/month.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

/** Full name of the weekday of a business date. */
export function weekdayName(date: string, t: Words['t']): string {
  return t(`days:weekdays.${weekdays[weekdayOf(date)]}`);
}
