import {
  nextChange,
  type OpeningHours,
  type Span,
  type StoreStatus,
  seoulClock,
  type Weekday,
  weekdays,
} from '../stores/opening-hours.ts';
import { addDays } from '../time/business-date.ts';

/** The next change that matters to a visitor: when an open store closes, or when a closed one opens. */
export type StatusAhead = {
  status: StoreStatus;
  /** ISO 8601. */
  at: string;
  /** `11:00`, on the clock of Seoul. */
  clock: string;
  day: 'TODAY' | 'TOMORROW' | 'LATER';
  /** In Seoul, `YYYY-MM-DD`. */
  date: string;
  weekday: Weekday;
};

export type VisibleDay = {
  weekday: Weekday;
  isToday: boolean;
  /** Null: closed. */
  open: Span | null;
  breaks: readonly Span[];
};
export type VisibleDayOff = { from: string; to: string; note: string };

/** Limits the search for an opening: a store whose breaks cover all its hours never opens. */
const mostChanges = 200;
const daysAhead = 60;

/** `next` is the next change by the opening hours, which also ends a status chosen by hand. */
export function statusAhead(
  hours: OpeningHours | null,
  { status, next }: { status: StoreStatus; next: { status: StoreStatus; at: string } | null },
  now: Date,
): StatusAhead | null {
  if (status === 'UNKNOWN') return null;
  const isAwaited = (then: StoreStatus) => (status === 'OPEN' ? then !== 'OPEN' : then === 'OPEN');
  let change = next && { status: next.status, at: new Date(next.at) };
  for (let i = 0; change && i < mostChanges; i += 1) {
    if (isAwaited(change.status)) return inSeoul(change, now);
    change = nextChange(hours, change.at) ?? null;
  }
  return null;
}

function inSeoul({ status, at }: { status: StoreStatus; at: Date }, now: Date): StatusAhead {
  const today = seoulClock(now).date;
  const { date, minutes } = seoulClock(at);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const isTomorrow = date === addDays(today, 1);
  const day = date === today ? 'TODAY' : isTomorrow ? 'TOMORROW' : 'LATER';
  return { status, at: at.toISOString(), clock, day, date, weekday: weekdayOf(date) };
}

/** The hours of a week from Monday on; null if the store has not entered them. */
export function visibleWeek(hours: OpeningHours | null, now: Date): readonly VisibleDay[] | null {
  if (!hours) return null;
  const today = weekdayOf(seoulClock(now).date);
  const [sunday, ...rest] = weekdays;
  return [...rest, sunday].map((weekday) => ({
    weekday,
    isToday: weekday === today,
    ...hours.days[weekday],
  }));
}

/** Coming days off within the next sixty days, in order of time. */
export function visibleDaysOff(hours: OpeningHours | null, now: Date): readonly VisibleDayOff[] {
  const today = seoulClock(now).date;
  return (hours?.holidays ?? [])
    .filter(({ from, to }) => to >= today && from <= addDays(today, daysAhead))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SUN';
}
