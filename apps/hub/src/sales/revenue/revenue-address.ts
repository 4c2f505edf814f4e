import {
  type Breakdown,
  breakdowns,
  longestDays,
  type TimeUnit,
  timeUnits,
} from '@maru/contract/sales/report-terms.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { earlierOf, laterOf } from '#hub/lib/days/earlier-of.ts';
import type { Period } from '#hub/lib/days/period.ts';
import {
  type Comparison,
  comparedPeriod,
  comparisons,
  daysIn,
  usualComparison,
  usualUnit,
} from '#hub/lib/days/period.ts';
import { readDate } from '#hub/lib/days/read-date.ts';

/** The breakdowns of the screen; payments have a card of their own. */
export type ShownBreakdown = Exclude<Breakdown, 'paymentType'>;
export const shownBreakdowns = breakdowns.filter((by): by is ShownBreakdown => by !== 'paymentType');

/** State of the screen in the address. Without a period, today is shown. */
export type RevenueAddress = {
  /** Business dates, both included. */
  from?: string;
  to?: string;
  unit?: TimeUnit;
  basis?: 'event';
  by?: ShownBreakdown;
  compare?: Comparison | 'none';
  compareFrom?: string;
  compareTo?: string;
  view?: 'table';
};
export type RevenueChange = { [Key in keyof RevenueAddress]?: RevenueAddress[Key] | undefined };

/** Parses untrusted search parameters. Unknown ones and wrong values are dropped. */
export function readRevenueAddress(search: Record<string, unknown>): RevenueAddress {
  const read = {
    from: readDate(search.from),
    to: readDate(search.to),
    unit: timeUnits.find((unit) => unit === search.unit),
    basis: search.basis === 'event' ? ('event' as const) : undefined,
    by: shownBreakdowns.find((by) => by === search.by),
    compare: [...comparisons, 'none' as const].find((one) => one === search.compare),
    compareFrom: readDate(search.compareFrom),
    compareTo: readDate(search.compareTo),
    view: search.view === 'table' ? ('table' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function changeRevenueAddress(before: RevenueAddress, change: RevenueChange): RevenueAddress {
  return readRevenueAddress({ ...before, ...change });
}

/** The input of the report for an address, with defaults. */
export function askedFor(address: RevenueAddress, today: string) {
  const last = address.to ?? address.from ?? today;
  const from = earlierOf(address.from ?? last, last);
  // Future days must not be compared with past ones.
  const to = from <= today ? earlierOf(last, today) : last;
  const period = clip({ from, to }, address.unit);
  const isTooLong = address.unit === 'day' && daysIn(period) > longestDays.day;
  const unit = address.unit && !isTooLong ? address.unit : usualUnit(period);
  return {
    period,
    unit,
    basis: address.basis ?? ('sale' as const),
    by: address.by ?? ('item' as const),
    ...comparisonOf(address, period, unit),
  };
}

export type Asked = ReturnType<typeof askedFor>;

function comparisonOf(address: RevenueAddress, period: Period, unit: TimeUnit) {
  const { compare, compareFrom, compareTo } = address;
  const comparison = compare ?? usualComparison(period);
  if (comparison === 'none') return { comparison, compared: undefined };
  if (comparison !== 'own') return { comparison, compared: comparedPeriod(period, comparison) };
  const before = comparedPeriod(period, 'before');
  const from = compareFrom ?? before.from;
  return { comparison, compared: clip({ from, to: laterOf(compareTo ?? before.to, from) }, unit) };
}

/** Cuts a period at its start to the longest that a report can have. */
function clip({ from, to }: Period, unit: TimeUnit = 'month'): Period {
  return { from: laterOf(from, addDays(to, 1 - longestDays[unit])), to };
}
