import { z } from 'zod';
import { text } from '../fields.ts';

/** Sunday first, as `Date.getDay()` counts. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof weekdays)[number];

const dayMinutes = 24 * 60;

/**
 * From and to in minutes after midnight in Seoul. What ends after midnight ends above 1,440: 18:00 to 02:00 is
 * 1080 to 1560. A day round the clock is 0 to 1440.
 */
export const Span = z
  .strictObject({
    from: z
      .int()
      .min(0)
      .max(dayMinutes - 1),
    to: z
      .int()
      .min(1)
      .max(2 * dayMinutes),
  })
  .refine(({ from, to }) => to > from && to - from <= dayMinutes, { path: ['to'], error: 'wrongFormat' });
export type Span = z.output<typeof Span>;

const Day = z
  .strictObject({
    /** Null: closed on this weekday. */
    open: Span.nullable(),
    breaks: z.array(Span).max(5),
  })
  .refine(({ open, breaks }) => breaks.every((pause) => open && contains(open, pause)), {
    path: ['breaks'],
    error: 'wrongFormat',
  });

export const OpeningHours = z.strictObject({
  days: z.strictObject(Object.fromEntries(weekdays.map((day) => [day, Day])) as Record<Weekday, typeof Day>),
  /** Closed on these days, whatever the weekday says; both included. */
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

export const placeStatuses = ['OPEN', 'CLOSED', 'BREAK', 'UNKNOWN'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

const minute = 60_000;
const seoulOffset = 9 * 60 * minute;

/** What the hours say of an instant; without hours nobody knows. */
export function statusByHours(hours: OpeningHours | null, at: Date): PlaceStatus {
  if (!hours) return 'UNKNOWN';
  const { date, minutes } = seoulClock(at);
  // Yesterday's night may reach into today.
  const open = [
    { day: dayOf(hours, date), minutes },
    { day: dayOf(hours, dateBefore(date)), minutes: minutes + dayMinutes },
  ].find(({ day, minutes: now }) => day.open && isIn(day.open, now));
  if (!open) return 'CLOSED';
  return open.day.breaks.some((pause) => isIn(pause, open.minutes)) ? 'BREAK' : 'OPEN';
}

/** When the hours say something else next, within two weeks; undefined where they never do. */
export function nextChange(
  hours: OpeningHours | null,
  at: Date,
): { at: Date; status: PlaceStatus } | undefined {
  if (!hours) return undefined;
  const now = statusByHours(hours, at);
  const midnight = at.getTime() - ((at.getTime() + seoulOffset) % (dayMinutes * minute));
  const edges = Array.from({ length: 16 }, (_, i) => midnight + (i - 1) * dayMinutes * minute).flatMap(
    (start) => {
      const day = dayOf(hours, seoulClock(new Date(start)).date);
      const spans = day.open ? [day.open, ...day.breaks] : [];
      return [start, ...spans.flatMap(({ from, to }) => [start + from * minute, start + to * minute])];
    },
  );
  const changes = edges
    .filter((edge) => edge > at.getTime())
    .sort((one, other) => one - other)
    .map((edge) => ({ at: new Date(edge), status: statusByHours(hours, new Date(edge)) }));
  return changes.find(({ status }) => status !== now);
}

function dayOf(hours: OpeningHours, date: string): z.output<typeof Day> {
  const isHoliday = hours.holidays.some(({ from, to }) => from <= date && date <= to);
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SUN';
  return isHoliday ? { open: null, breaks: [] } : hours.days[weekday];
}

function isIn({ from, to }: Span, minutes: number): boolean {
  return from <= minutes && minutes < to;
}

function seoulClock(at: Date): { date: string; minutes: number } {
  const local = new Date(at.getTime() + seoulOffset);
  return {
    date: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

function dateBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - dayMinutes * minute).toISOString().slice(0, 10);
}
