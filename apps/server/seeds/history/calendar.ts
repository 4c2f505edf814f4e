import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Random } from './random.ts';

/** Minutes after midnight in Seoul. */
export const opening = 8 * 60;
export const closing = 22 * 60;

/** Orders on an ordinary day, before weekday and chance are applied. */
const ordinary = 184;
const fewest = 120;
const most = 260;

/** Factors per weekday, Sunday first. */
const weekday = [1.2, 0.84, 0.86, 0.9, 0.96, 1.1, 1.3];

/** Relative demand per hour, from 08:00. */
const workdayHours = [7, 9, 7, 9, 18, 17, 10, 11, 9, 8, 13, 12, 7, 4];
const weekendHours = [3, 5, 8, 11, 15, 15, 14, 15, 13, 10, 13, 12, 8, 5];

/** The last `days` business days and today's, oldest first. */
export function businessDaysUntil(now: Date, days: number): string[] {
  const today = businessDateOf(now, defaultDayStart);
  return Array.from({ length: days + 1 }, (_, i) => addDays(today, i - days));
}

export function isWeekend(date: string): boolean {
  return [0, 6].includes(dayOfWeek(date));
}

/** 0 on the coldest day of the year, 1 on the hottest. */
export function warmthOf(date: string): number {
  const start = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  const day = (Date.parse(`${date}T00:00:00Z`) - start) / 86_400_000;
  return 0.5 + 0.5 * Math.cos((2 * Math.PI * (day - 212)) / 365);
}

export function instantOf(date: string, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00+09:00`) + Math.round(minutes * 60_000));
}

/**
 * Arrival times of guests on a day, in order. Today's stop at `now`. Before the shop's opening hour there are some
 * anyway, so that the demo never starts with an empty day.
 */
export function arrivalsOn(date: string, now: Date, random: Random): Date[] {
  const noise = 0.9 + 0.2 * random.next();
  const wanted = Math.round(ordinary * (weekday[dayOfWeek(date)] ?? 1) * noise);
  const hours = isWeekend(date) ? weekendHours : workdayHours;
  const arrivals = Array.from({ length: Math.min(most, Math.max(fewest, wanted)) }, () => {
    const hour = random.weighted([...hours.keys()], (i) => hours[i] ?? 0);
    return instantOf(date, opening + hour * 60 + random.next() * 60);
  });
  const isToday = date === businessDateOf(now, defaultDayStart);
  const early = isToday ? earlyArrivals(date, now, random) : [];
  return [...arrivals, ...early].filter((at) => at < now).sort((a, b) => a.getTime() - b.getTime());
}

function earlyArrivals(date: string, now: Date, random: Random): Date[] {
  const minutes = (now.getTime() - instantOf(date, 0).getTime()) / 60_000;
  if (minutes >= opening + 90) return [];
  const from = Math.max(defaultDayStart, minutes - 90);
  return Array.from({ length: 14 }, () => instantOf(date, from + random.next() * (minutes - from)));
}

function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
