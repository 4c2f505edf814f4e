import { formatDate, formatMonth } from '@maru/web/format.ts';
import type { Period } from '#hub/sales/list/sales-address.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';
import { daysIn, monthsIn } from './period.ts';

type NameWords = Pick<Words, 't' | 'language'>;

export function periodName({ from, to }: Period, { t, language }: NameWords): string {
  if (from === to) return formatDate(from, language);
  const months = monthsIn({ from, to });
  if (months === 1) return formatMonth(from.slice(0, 7), language);
  if (months === 12 && from.endsWith('01-01')) return t('year', { year: from.slice(0, 4) });
  return t('fromTo', { from: formatDate(from, language), to: formatDate(to, language) });
}

/** The compared period, as in "more than last Friday". */
export function comparedName({ comparison, compared, period }: Asked, words: NameWords): string {
  if (!compared) return '';
  const isWeekBefore = comparison === 'week' && daysIn(period) === 1;
  return isWeekBefore
    ? words.t('weekBefore', { weekday: weekdayName(compared.from, words.t) })
    : periodName(compared, words);
}
