/** Seoul has had no daylight saving time since 1988, so a fixed offset is exact for every sale. */
const seoulOffsetMinutes = 9 * 60;
const dayMinutes = 24 * 60;

/** Default start of a store's business day, in minutes after midnight. */
export const defaultDayStart = 4 * 60;

/** The business day of an instant (docs/rules/time.md). `dayStart` is in minutes after midnight in Seoul. */
export function businessDateOf(at: Date, dayStart: number): string {
  const minutes = Math.floor(at.getTime() / 60_000) + seoulOffsetMinutes - dayStart;
  return new Date(Math.floor(minutes / dayMinutes) * dayMinutes * 60_000).toISOString().slice(0, 10);
}

/** When a business day starts. With a `dayStart` of 0 it is a calendar day of Seoul. */
export function startOfDay(businessDate: string, dayStart: number): Date {
  return new Date(Date.parse(`${businessDate}T00:00:00+09:00`) + dayStart * 60_000);
}

/** When the next business day starts; always later than `at`. */
export function nextDayStartAfter(at: Date, dayStart: number): Date {
  return startOfDay(addDays(businessDateOf(at, dayStart), 1), dayStart);
}

type DayStartSetting = { dayStart: number; nextDayStart: { dayStart: number; validFrom: string } | null };

/**
 * The day start in effect at an instant, from a setting that was read earlier. A pending start may have taken
 * effect since.
 */
export function dayStartAt(at: Date, setting: DayStartSetting): number {
  const { dayStart, nextDayStart: next } = setting;
  return next && Date.parse(next.validFrom) <= at.getTime() ? next.dayStart : dayStart;
}

/** When the business day that contains an instant ends. A pending start may move that end. */
export function nextBusinessDayAfter(at: Date, setting: DayStartSetting): Date {
  const dayStart = dayStartAt(at, setting);
  const start = nextDayStartAfter(at, dayStart);
  const then = dayStartAt(start, setting);
  const isNextDay = businessDateOf(start, then) > businessDateOf(at, dayStart);
  return isNextDay ? start : nextDayStartAfter(start, then);
}

/** Clock hour in Seoul, 0–23. */
export function seoulHour(at: Date): number {
  return Math.floor(at.getTime() / 3_600_000 + 9) % 24;
}

/** The business date `days` later, or earlier if negative. */
export function addDays(businessDate: string, days: number): string {
  const at = new Date(`${businessDate}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Clock hours of a business day in order of time, from the day's start. */
export function hoursFrom(dayStart: number): number[] {
  const first = Math.floor(dayStart / 60);
  return Array.from({ length: 24 }, (_, i) => (first + i) % 24);
}
