import { addDays } from '@maru/contract/time/business-date.ts';
import { earlierOf, laterOf } from './earlier-of.ts';
import { addMonths, monthOf } from './month.ts';
import type { DatePart } from './part-name.ts';

/** Business dates, both included. */
export type Period = { from: string; to: string };

/** The period that figures are compared with; `before` is the one directly before. */
export const comparisons = ['before', 'week', 'month', 'year', 'own'] as const;
export type Comparison = (typeof comparisons)[number];

export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** The unit of a report unless another is chosen: the finest that a chart of the period can show. */
export function usualUnit(period: Period): DatePart {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= 62) return 'day';
  return days <= 1_100 ? 'month' : 'year';
}

/**
 * The period `count` periods later, or earlier if negative. Whole months stay whole months; the running month
 * or year counts as whole. Months end today at the latest; other periods may end later.
 */
export function movePeriod(period: Period, count: number, today: string): Period {
  const whole = period.to === today ? wholeOf(period) : period;
  const months = monthsIn(whole);
  if (months === 0) return moveDays(period, count * daysIn(period));
  const { from, to } = shiftMonths(whole, count * months);
  return { from, to: from <= today ? earlierOf(to, today) : to };
}

/** Extends a period of several days that begins with a month or a year to all of that month or year. */
function wholeOf(period: Period): Period {
  const { from, to } = period;
  if (from === to) return period;
  if (from.endsWith('-01') && monthOf(from) === monthOf(to)) return { from, to: lastOf(monthOf(to)) };
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to.startsWith(year) ? { from, to: `${year}-12-31` } : period;
}

/** The comparison of a period unless another is chosen. */
export function usualComparison(period: Period): Comparison {
  if (daysIn(period) === 1) return 'week';
  if (monthsIn(period) > 0) return 'before';
  const { from, to } = wholeOf(period);
  if (to === period.to) return 'before';
  return monthOf(from) === monthOf(to) ? 'month' : 'year';
}

/**
 * A period of the same length that ended before this one: `week` keeps the weekdays, `month` and `year` the
 * days of the month. Whole months are compared with whole months.
 */
export function comparedPeriod(period: Period, comparison: Exclude<Comparison, 'own'>): Period {
  const days = daysIn(period);
  const months = monthsIn(period);
  if (comparison === 'before') return months > 0 ? shiftMonths(period, -months) : moveDays(period, -days);
  if (comparison === 'week') return moveDays(period, -7 * Math.ceil(days / 7));
  const step = comparison === 'month' ? 1 : 12;
  let count = step;
  while (shiftMonths(period, -count).to >= period.from) count += step;
  return shiftMonths(period, -count);
}

function moveDays({ from, to }: Period, days: number): Period {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** Number of months, if the period is whole months; otherwise 0. */
export function monthsIn({ from, to }: Period): number {
  if (!from.endsWith('-01') || !addDays(to, 1).endsWith('-01')) return 0;
  return keysOf({ from, to }, 'month').length;
}

/** Shifts a period by months. Whole months stay whole; any other period keeps its length. */
function shiftMonths(period: Period, count: number): Period {
  const from = inMonth(addMonths(monthOf(period.from), count), period.from);
  const isWhole = monthsIn(period) > 0;
  return {
    from,
    to: isWhole ? lastOf(addMonths(monthOf(period.to), count)) : addDays(from, daysIn(period) - 1),
  };
}

/** The same day in another month, or the last day of that month. */
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

/**
 * Moves one end of a period. If it passes the other end, both move. If the period would be longer than `most`
 * days, the other end follows.
 */
export function moveEnd(
  { from, to }: Period,
  end: 'from' | 'to',
  { date, most }: { date: string; most: number },
): Period {
  const [earliest, latest] = [addDays(date, 1 - most), addDays(date, most - 1)];
  return end === 'from'
    ? { from: date, to: earlierOf(laterOf(to, date), latest) }
    : { from: laterOf(earlierOf(from, date), earliest), to: date };
}
