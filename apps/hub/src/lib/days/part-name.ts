import type { Language } from '@maru/contract/language.ts';
import { formatDate, formatMonth } from '@maru/web/format.ts';

/** The unit that a period is split into. Its keys are `2026`, `2026-11`, `2026-11-20`, or a clock hour. */
export type DatePart = 'year' | 'month' | 'day' | 'hour';

/** Any screen's texts and language. The screen must have loaded the namespace `days`. */
export type DayWords = { t: (key: string, values: Record<string, unknown>) => string; language: Language };

/** Names a year, month, day or hour in words. */
export function partName(key: string, part: DatePart, { t, language }: DayWords): string {
  if (part === 'year') return t('days:year', { year: key });
  if (part === 'month') return formatMonth(key, language);
  if (part === 'day') return formatDate(key, language);
  return hourSpan(Number(key), t);
}

export function hourSpan(hour: number, t: DayWords['t']): string {
  return t('days:hourSpan', { from: hour, until: hour + 1 });
}

/** The short form for the axis of a chart, where space is scarce. */
export function shortPartName(key: string, part: DatePart): string {
  if (part === 'day') return `${Number(key.slice(5, 7))}/${Number(key.slice(8))}`;
  if (part === 'month') return `${key.slice(2, 4)}.${Number(key.slice(5))}`;
  return part === 'hour' ? String(Number(key)) : key;
}
