import { z } from 'zod';
import { text } from '../fields.ts';
import { addDays } from '../time/business-date.ts';

/** Sunday first, as in `Date.getDay()`. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof weekdays)[number];

const dayMinutes = 24 * 60;

/**
 * From and to in minutes after midnight in Seoul. Spans past midnight end above 1,440: 18:00 to 02:00 is 1080 to 1560.
 * A whole day is 0 to 1440.
 */
export const Span = spanFrom(dayMinutes - 1);
export type Span = z.output<typeof Span>;

function spanFrom(latest: number) {
  return z
    .strictObject({
      from: z.int().min(0).max(latest),
      to: z
        .int()
        .min(1)
        .max(2 * dayMinutes),
    })
    .refine(({ from, to }) => to > from && to - from <= dayMinutes, { path: ['to'], error: 'wrongFormat' });
}

const Day = z
  .strictObject({
    /** Null: closed on this weekday. */
    open: Span.nullable(),
    /** Breaks after midnight also count from the day before: 00:30 is 1470. */
    breaks: z.array(spanFrom(2 * dayMinutes - 1)).max(5),
  })
  .refine(({ open, breaks }) => breaks.every((pause) => open && contains(open, pause)), {
    path: ['breaks'],
    error: 'wrongFormat',
  });
type Day = z.output<typeof Day>;

export const OpeningHours = z.strictObject({
  days: z.strictObject(Object.fromEntries(weekdays.map((day) => [day, Day])) as Record<Weekday, typeof Day>),
  /** Closed on these days regardless of weekday; both ends inclusive. */
  holidays: z
    .array(
      z
        .strictObject({ from: z.iso.date(), to: z.iso.date(), note: text(50).default('') })
        .refine(({ from, to }) => from <= to, { path: ['to'], error: 'wrongFormat' }),
    )
    .max(60),
});
export type OpeningHours = z.output<typeof OpeningHours>;

function contains(outer: Span, inner: Span): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

export const storeStatuses = ['OPEN', 'CLOSED', 'BREAK', 'UNKNOWN'] as const;
export type StoreStatus = (typeof storeStatuses)[number];

const minute = 60_000;
const seoulOffset = 9 * 60 * minute;

/** The status at an instant by the opening hours; UNKNOWN without hours. */
export function statusByHours(hours: OpeningHours | null, at: Date): StoreStatus {
  if (!hours) return 'UNKNOWN';
  const { date, minutes } = seoulClock(at);
  // Yesterday's hours may reach into today.
  const open = [
    { day: dayOf(hours, date), minutes },
    { day: dayOf(hours, addDays(date, -1)), minutes: minutes + dayMinutes },
  ].find(({ day, minutes: now }) => day.open && isIn(day.open, now));
  if (!open) return 'CLOSED';
  return open.day.breaks.some((pause) => isIn(pause, open.minutes)) ? 'BREAK' : 'OPEN';
}

/** The next change of status by the hours, and the new status; undefined if there is none. */
export function nextChange(
  hours: OpeningHours | null,
  at: Date,
): { at: Date; status: StoreStatus } | undefined {
  if (!hours) return undefined;
  const now = statusByHours(hours, at);
  // At night two days may overlap; their edges are merged in order of time.
  const edges = datesThatMayChange(hours, seoulClock(at).date)
    .flatMap((date) => edgesOf(hours, date))
    .filter((edge) => edge > at.getTime())
    .sort((one, other) => one - other);
  const edge = edges.find((each) => statusByHours(hours, new Date(each)) !== now);
  return edge === undefined
    ? undefined
    : { at: new Date(edge), status: statusByHours(hours, new Date(edge)) };
}

/** Hours repeat weekly except around holidays. Yesterday is included because its night may end today. */
function datesThatMayChange({ holidays }: OpeningHours, today: string): string[] {
  const ahead = holidays.filter(({ to }) => to >= today).flatMap(({ from, to }) => [from, to]);
  const around = ahead.flatMap((date) => datesFrom(date, -1, 8));
  const dates = [...datesFrom(today, -1, 8), ...around].filter((date) => date >= addDays(today, -1));
  return [...new Set(dates)].sort();
}

/** Instants in milliseconds at which hours or breaks of a day begin or end. */
function edgesOf(hours: OpeningHours, date: string): number[] {
  const { open, breaks } = dayOf(hours, date);
  const midnight = Date.parse(`${date}T00:00:00Z`) - seoulOffset;
  return (open ? [open, ...breaks] : []).flatMap(({ from, to }) => [
    midnight + from * minute,
    midnight + to * minute,
  ]);
}

function dayOf(hours: OpeningHours, date: string): Day {
  const isHoliday = hours.holidays.some(({ from, to }) => from <= date && date <= to);
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SUN';
  return isHoliday ? { open: null, breaks: [] } : hours.days[weekday];
}

function isIn({ from, to }: Span, minutes: number): boolean {
  return from <= minutes && minutes < to;
}

/** Date and minutes after midnight on the clock of Seoul. */
export function seoulClock(at: Date): { date: string; minutes: number } {
  const local = new Date(at.getTime() + seoulOffset);
  return {
    date: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

function datesFrom(date: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => addDays(date, first + i));
}
