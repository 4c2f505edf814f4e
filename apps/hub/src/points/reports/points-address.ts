import {
  longestPointReport,
  type PointReportUnit,
  pointReportUnits,
} from '@maru/contract/points/point-report-terms.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { earlierOf, laterOf } from '#hub/lib/days/earlier-of.ts';
import { monthOf } from '#hub/lib/days/month.ts';
import { type Period, usualUnit } from '#hub/lib/days/period.ts';
import { readDate } from '#hub/lib/days/read-date.ts';

/** State of the screen in the address. Without a period, the current month is shown. */
type PointsAddress = {
  /** Business dates, both included. */
  from?: string;
  to?: string;
  unit?: PointReportUnit;
  view?: 'table';
};
export type PointsChange = { [Key in keyof PointsAddress]?: PointsAddress[Key] | undefined };

/** Parses untrusted search parameters. Unknown ones and wrong values are dropped. */
export function readPointsAddress(search: Record<string, unknown>): PointsAddress {
  const read = {
    from: readDate(search.from),
    to: readDate(search.to),
    unit: pointReportUnits.find((unit) => unit === search.unit),
    view: search.view === 'table' ? ('table' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function changePointsAddress(before: PointsAddress, change: PointsChange): PointsAddress {
  return readPointsAddress({ ...before, ...change });
}

/** The input of the report for an address, with defaults. The period is limited to what the call allows. */
export function askedFor({ from, to, unit }: PointsAddress, today: string) {
  const last = to ?? laterOf(from ?? today, today);
  const first = earlierOf(from ?? `${monthOf(last)}-01`, last);
  const end = first <= today ? earlierOf(last, today) : last;
  const period: Period = { from: laterOf(first, addDays(end, 1 - longestPointReport)), to: end };
  return { period, unit: unit ?? usualUnit(period) };
}

export type Asked = ReturnType<typeof askedFor>;
