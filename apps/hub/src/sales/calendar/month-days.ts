import { aheadOf } from '#hub/lib/figures/ahead.ts';
import type { Holidays } from './holidays.ts';

/** A day of the calendar. The figures of a future day are 0 and are not shown. */
export type Day = {
  date: string;
  isToday: boolean;
  isToCome: boolean;
  /** Names of the day's holidays in the official gazette. */
  holidays: readonly string[];
  net: number;
  orders: number;
};

/** The rows of the report by day; `key` is the business day. */
type Rows = readonly { key: string; net: number; orders: number }[];

/** Gives each day its figures and holidays. */
export function monthDays(rows: Rows, { today, holidays }: { today: string; holidays: Holidays }) {
  const found = new Map(rows.map((row) => [row.key, row]));
  return (date: string): Day => ({
    date,
    isToday: date === today,
    isToCome: date > today,
    holidays: holidays[date] ?? [],
    net: found.get(date)?.net ?? 0,
    orders: found.get(date)?.orders ?? 0,
  });
}

/**
 * The day with the highest net sales. Undefined if fewer than two days have sales, or if several days share
 * the highest.
 */
export function bestDay(rows: Rows): { date: string; net: number } | undefined {
  const sold = rows.filter(({ net }) => net > 0);
  const best = sold.length > 1 ? aheadOf(sold, ({ net }) => net) : undefined;
  return best && { date: best.key, net: best.net };
}

/** Average net sales per day with orders, in whole won. Today is left out, because it is not complete. */
export function perDay(rows: Rows, today: string): number {
  const days = rows.filter(({ key, orders }) => orders > 0 && key < today);
  return days.length === 0 ? 0 : Math.round(days.reduce((sum, { net }) => sum + net, 0) / days.length);
}
