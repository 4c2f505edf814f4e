import type { Language } from '@maru/contract/language.ts';
import en from './format.en.json' with { type: 'json' };
import ko from './format.ko.json' with { type: 'json' };

const words: Record<Language, typeof ko> = { ko, en };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Seoul has had a fixed offset of +09:00 since 1988. Arithmetic is faster than Intl and the same in every browser. */
const seoul = 9 * hour;

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function fill(template: string, values: Record<string, string | number | undefined>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}

/** The minus sign U+2212, as wide as a digit. */
function signed(value: number, text: string): string {
  return value < 0 ? `−${text}` : text;
}

/** Whole won: 12,300원, −1,200원; ₩12,300, −₩1,200. */
export function formatWon(amount: number, language: Language): string {
  return signed(amount, fill(words[language].won, { amount: counts.format(Math.abs(amount)) }));
}

/** 1,234 in both languages; the unit is part of the screen's texts. */
export function formatCount(count: number): string {
  return signed(count, counts.format(Math.abs(count)));
}

/** Takes a ratio: 0.084 gives 8.4%, 0.5 gives 50%. */
export function formatPercent(share: number): string {
  const text = percents.format(Math.abs(share) * 100).replace(/\.0$/, '');
  return `${signed(text === '0' ? 0 : share, text)}%`;
}

/** An instant (ISO 8601, Date, milliseconds since 1970), or a business date `YYYY-MM-DD`, which has no time. */
export type Moment = string | Date | number;

/** The Seoul wall clock, to be read with the UTC getters. */
function inSeoul(moment: Moment): Date {
  const isDateOnly = typeof moment === 'string' && moment.length === 10;
  return new Date(isDateOnly ? `${moment}T00:00Z` : new Date(moment).getTime() + seoul);
}

/**
 * 11월 20일 (금) / Fri, Nov 20, of a business date or of an instant in Seoul. The year is added unless it is the current
 * one.
 */
export function formatDate(moment: Moment, language: Language, now: Moment = Date.now()): string {
  const date = inSeoul(moment);
  const { months, weekdays, ...forms } = words[language];
  const year = date.getUTCFullYear();

  return fill(year === inSeoul(now).getUTCFullYear() ? forms.date : forms.dateWithYear, {
    year,
    month: months[date.getUTCMonth()],
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()],
  });
}

/** 11월 1일~29일 / Nov 1 – 29, of business dates. The year is added unless both are in the current one. */
export function formatDays(
  { from, to }: { from: string; to: string },
  language: Language,
  now: Moment = Date.now(),
): string {
  const year = String(inSeoul(now).getUTCFullYear());
  const isThisYear = from.startsWith(year) && to.startsWith(year);
  const format = new Intl.DateTimeFormat(language, {
    ...(!isThisYear && { year: 'numeric' }),
    ...{ month: language === 'ko' ? 'long' : 'short', day: 'numeric', timeZone: 'UTC' },
  });
  return format.formatRange(new Date(from), new Date(to));
}

/** 2026년 11월 / November 2026, of a month `YYYY-MM`. */
export function formatMonth(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01`));
}

/** 월 / Mon, of a business date or of an instant in Seoul. */
export function formatWeekday(moment: Moment, language: Language): string {
  return words[language].weekdays[inSeoul(moment).getUTCDay()] ?? '';
}

/** 오후 2:10 / 2:10 PM, in Seoul. */
export function formatTime(moment: Moment, language: Language): string {
  const date = inSeoul(moment);
  return formatTimeOfDay(date.getUTCHours() * 60 + date.getUTCMinutes(), language);
}

/** 오전 4:00 / 4:00 AM, of minutes after midnight. */
export function formatTimeOfDay(minutes: number, language: Language): string {
  const { am, pm, time } = words[language];
  const hours = Math.floor(minutes / 60) % 24;

  return fill(time, {
    half: hours < 12 ? am : pm,
    hour: hours % 12 || 12,
    minute: String(minutes % 60).padStart(2, '0'),
  });
}

/** 11월 20일 (금) 오후 2:10 / Fri, Nov 20, 2:10 PM, in Seoul. */
export function formatDateTime(moment: Moment, language: Language, now: Moment = Date.now()): string {
  return fill(words[language].dateTime, {
    date: formatDate(moment, language, now),
    time: formatTime(moment, language),
  });
}

/** 2026년 11월 20일 (금) 오후 2:10, always with the year, for printed papers. */
export function formatFullDateTime(moment: Moment, language: Language): string {
  const anotherYear = 0;
  return formatDateTime(moment, language, anotherYear);
}

/** 방금, 5분 전, 3시간 전; the date if older than a day. A time in the future (another device's clock) counts as now. */
export function formatTimeAgo(moment: Moment, language: Language, now: Moment = Date.now()): string {
  const age = new Date(now).getTime() - new Date(moment).getTime();
  const { justNow, minutesAgo, hoursAgo } = words[language];

  if (age < minute) return justNow;
  if (age < hour) return fill(minutesAgo, { count: Math.floor(age / minute) });
  if (age < day) return fill(hoursAgo, { count: Math.floor(age / hour) });
  return formatDateTime(moment, language, now);
}
