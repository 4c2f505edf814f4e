import { type OpeningHours, type Span, type Weekday, weekdays } from '@maru/contract/stores/opening-hours.ts';

export type DayHours = OpeningHours['days'][Weekday];

/** Monday first, as is usual in Korea. */
export const shownDays: readonly Weekday[] = [...weekdays.slice(1), 'SUN'];

const dayMinutes = 24 * 60;
const usual: Span = { from: 9 * 60, to: 21 * 60 };
const longestBreaks = 5;

/** Initial hours: every day from nine to nine. */
export function usualHours(): OpeningHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, { open: usual, breaks: [] }]));
  return { days: days as unknown as OpeningHours['days'], holidays: [] };
}

/** Undefined while a time is incomplete. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** A span that does not end after its start ends on the next day. Equal times mean 24 hours. */
export function spanOf(from: number, to: number): Span {
  const start = from % dayMinutes;
  const end = to % dayMinutes;
  return { from: start, to: end <= start ? end + dayMinutes : end };
}

/** If the opening hours go past midnight, a break may be after midnight too. */
export function breakOf(open: Span, from: number, to: number): Span {
  const { from: start, to: end } = spanOf(from, to);
  const isAfterMidnight = start < open.from && open.to > dayMinutes;
  return isAfterMidnight ? { from: start + dayMinutes, to: end + dayMinutes } : { from: start, to: end };
}

export function endsNextDay({ to }: Span): boolean {
  return to > dayMinutes;
}

export function isRoundTheClock({ from, to }: Span): boolean {
  return to - from === dayMinutes;
}

export function withDay(hours: OpeningHours, name: Weekday, day: DayHours): OpeningHours {
  return { ...hours, days: { ...hours.days, [name]: day } };
}

/** Closes an open day. Opens a closed day with the hours of the first open day of the week. */
export function toggled(hours: OpeningHours, name: Weekday): OpeningHours {
  if (hours.days[name].open) return withDay(hours, name, { open: null, breaks: [] });
  const before = shownDays.map((day) => hours.days[day]).find(({ open }) => open !== null);
  return withDay(hours, name, { open: before?.open ?? usual, breaks: before?.breaks ?? [] });
}

/** Copies a day to all days, or to the given ones. */
export function copiedTo(
  hours: OpeningHours,
  from: Weekday,
  names: readonly Weekday[] = weekdays,
): OpeningHours {
  return names.reduce((copied, name) => withDay(copied, name, hours.days[from]), hours);
}

export const workdays: readonly Weekday[] = ['MON', 'TUE', 'WED', 'THU', 'FRI'];

/** The day that shortcuts copy: the first open day, Monday first. */
export function firstOpenDay({ days }: OpeningHours): Weekday | undefined {
  return shownDays.find((name) => days[name].open !== null);
}

/** Changes the opening hours. Breaks keep their time of day. */
export function withOpen(day: DayHours, open: Span): DayHours {
  return { open, breaks: day.breaks.map(({ from, to }) => breakOf(open, from, to)) };
}

/** Adds an hour's break in the middle of the opening hours; undefined if there are too many or the day is closed. */
export function withBreak(day: DayHours): DayHours | undefined {
  if (!day.open || day.breaks.length >= longestBreaks) return undefined;
  const middle = Math.floor((day.open.from + day.open.to) / 2 / 30) * 30;
  const pause = { from: middle, to: Math.min(middle + 60, day.open.to) };
  return { ...day, breaks: [...day.breaks, pause] };
}

export function changedBreak(day: DayHours, index: number, from: number, to: number): DayHours {
  const { open } = day;
  if (!open) return day;
  return { ...day, breaks: day.breaks.map((pause, i) => (i === index ? breakOf(open, from, to) : pause)) };
}

export function withoutBreak(day: DayHours, index: number): DayHours {
  return { ...day, breaks: day.breaks.filter((_, i) => i !== index) };
}

/** Whether a break is within the opening hours. */
export function isInside(day: DayHours, { from, to }: Span): boolean {
  return day.open !== null && from >= day.open.from && to <= day.open.to;
}

export function hasStrayBreak(hours: OpeningHours): boolean {
  return weekdays.some((name) => hours.days[name].breaks.some((pause) => !isInside(hours.days[name], pause)));
}

/** Whether a holiday is incomplete or ends before it starts. */
export function hasWrongHoliday({ holidays }: OpeningHours): boolean {
  return holidays.some(({ from, to }) => from === '' || to === '' || from > to);
}
