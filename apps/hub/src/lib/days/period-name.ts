import { formatDate, formatDays, formatMonth } from '@maru/web/format.ts';
import type { DayWords } from './part-name.ts';
import { daysIn, monthsIn, type Period } from './period.ts';

export function periodName({ from, to }: Period, { t, language }: DayWords): string {
  if (daysIn({ from, to }) === 1) return formatDate(from, language);
  const months = monthsIn({ from, to });
  if (months === 1) return formatMonth(from.slice(0, 7), language);
  if (months === 12 && from.endsWith('01-01')) return t('days:year', { year: from.slice(0, 4) });
  return formatDays({ from, to }, language);
}
