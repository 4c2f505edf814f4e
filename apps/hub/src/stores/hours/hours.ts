import { type OpeningHours, type Span, type Weekday, weekdays } from '@maru/contract/stores/opening-hours.ts';

export type Day = OpeningHours['days'][Weekday];

/** Monday first, as people in Korea read a week. */
export const shownDays: readonly Weekday[] = [...weekdays.slice(1), 'SUN'];

const dayMinutes = 24 * 60;
const usual: Span = { from: 9 * 60, to: 21 * 60 };
const longestBreaks = 5;

/** Where somebody begins who has said nothing yet: open each day from nine to nine. */
export function usualHours(): OpeningHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, { open: usual, breaks: [] }]));
  return { days: days as unknown as OpeningHours['days'], holidays: [] };
}

/** 90 is 01:30, and so is 1,530 of the night before. */
export function clockOf(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Undefined while a time is half typed. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** What ends no later than it begins ends on the next day; the same time twice is round the clock. */
export function spanOf(from: number, to: number): Span {
  const start = from % dayMinutes;
  const end = to % dayMinutes;
  return { from: start, to: end <= start ? end + dayMinutes : end };
}

/** A break of a night that goes on past midnight may lie after it. */
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

export function withDay(hours: OpeningHours, name: Weekday, day: Day): OpeningHours {
  return { ...hours, days: { ...hours.days, [name]: day } };
}

/** Opens a day with the hours of the day before it, as most weeks are, or closes it. */
export function toggled(hours: OpeningHours, name: Weekday): OpeningHours {
  if (hours.days[name].open) return withDay(hours, name, { open: null, breaks: [] });
  const before = shownDays.map((day) => hours.days[day]).find(({ open }) => open !== null);
  return withDay(hours, name, { open: before?.open ?? usual, breaks: before?.breaks ?? [] });
}

/** Every day like this one, or only some. */
export function copiedTo(
  hours: OpeningHours,
  from: Weekday,
  names: readonly Weekday[] = weekdays,
): OpeningHours {
  return names.reduce((copied, name) => withDay(copied, name, hours.days[from]), hours);
}

export const workdays: readonly Weekday[] = ['MON', 'TUE', 'WED', 'THU', 'FRI'];

/** The day that a shortcut copies: the first one that is open, as the week is read. */
export function firstOpenDay({ days }: OpeningHours): Weekday | undefined {
  return shownDays.find((name) => days[name].open !== null);
}

/** Moves the opening; breaks keep their time of day. */
export function withOpen(day: Day, open: Span): Day {
  return { open, breaks: day.breaks.map(({ from, to }) => breakOf(open, from, to)) };
}

/** An hour in the middle of what is open; undefined where no further one fits. */
export function withBreak(day: Day): Day | undefined {
  if (!day.open || day.breaks.length >= longestBreaks) return undefined;
  const middle = Math.floor((day.open.from + day.open.to) / 2 / 30) * 30;
  const pause = { from: middle, to: Math.min(middle + 60, day.open.to) };
  return { ...day, breaks: [...day.breaks, pause] };
}

export function changedBreak(day: Day, index: number, from: number, to: number): Day {
  const { open } = day;
  if (!open) return day;
  return { ...day, breaks: day.breaks.map((pause, i) => (i === index ? breakOf(open, from, to) : pause)) };
}

export function withoutBreak(day: Day, index: number): Day {
  return { ...day, breaks: day.breaks.filter((_, i) => i !== index) };
}

/** Whether a break lies in what is open, as it has to. */
export function isInside(day: Day, { from, to }: Span): boolean {
  return day.open !== null && from >= day.open.from && to <= day.open.to;
}

export function hasStrayBreak(hours: OpeningHours): boolean {
  return weekdays.some((name) => hours.days[name].breaks.some((pause) => !isInside(hours.days[name], pause)));
}

/** Days off whose end lies before their beginning, or that have none. */
export function hasWrongHoliday({ holidays }: OpeningHours): boolean {
  return holidays.some(({ from, to }) => from === '' || to === '' || from > to);
}
