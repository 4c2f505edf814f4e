import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { addMonths, monthOf } from '#hub/lib/days/month.ts';
import type { Period } from '#hub/sales/list/sales-address.ts';

/** The period that figures are compared with; `before` is the one directly before. */
export const comparisons = ['before', 'week', 'month', 'year', 'own'] as const;
export type Comparison = (typeof comparisons)[number];

export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** The finest unit that a chart of the period can show. */
export function usualUnit(period: Period): TimeUnit {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= 62) return 'day';
  return days <= 1_100 ? 'month' : 'year';
}

/** The period `count` later, or earlier if negative. Whole months stay whole months. */
export function movePeriod(period: Period, count: number): Period {
  const months = monthsIn(period);
  if (months > 0) return shiftMonths(period, count * months);
  const days = count * daysIn(period);
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}

/** `week` keeps the weekdays, `month` and `year` the days of the month. */
export function comparedPeriod(period: Period, comparison: Exclude<Comparison, 'own'>): Period {
  if (comparison === 'before') return movePeriod(period, -1);
  if (comparison === 'month') return shiftMonths(period, -1);
  if (comparison === 'year') return shiftMonths(period, -12);
  const days = -7 * Math.ceil(daysIn(period) / 7);
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}

/** Number of months, if the period is whole months; otherwise 0. */
export function monthsIn({ from, to }: Period): number {
  if (!from.endsWith('-01') || !addDays(to, 1).endsWith('-01')) return 0;
  return keysOf({ from, to }, 'month').length;
}

function shiftMonths({ from, to }: Period, count: number): Period {
  const isToLast = addDays(to, 1).endsWith('-01');
  const month = addMonths(monthOf(to), count);
  return {
    from: inMonth(addMonths(monthOf(from), count), from),
    to: isToLast ? lastOf(month) : inMonth(month, to),
  };
}

/** The same day of another month, or its last one. */
function inMonth(month: string, date: string): string {
  const last = lastOf(month);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}

function lastOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Years, months or days of a period, in order, as a report names them. */
export function keysOf({ from, to }: Period, unit: 'year' | 'month' | 'day'): string[] {
  const length = { year: 4, month: 7, day: 10 }[unit];
  const days = Array.from({ length: daysIn({ from, to }) }, (_, day) => addDays(from, day).slice(0, length));
  return [...new Set(days)];
}
