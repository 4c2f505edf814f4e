import { daysIn } from '#hub/lib/days/period.ts';
import { periodName } from '#hub/lib/days/period-name.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

type NameWords = Pick<Words, 't' | 'language'>;

/** Names the compared period, as in "more than last Friday". */
export function comparedName({ comparison, compared, period }: Asked, words: NameWords): string {
  if (!compared) return '';
  const isWeekBefore = comparison === 'week' && daysIn(period) === 1;
  return isWeekBefore
    ? words.t('weekBefore', { weekday: weekdayName(compared.from, words.t) })
    : periodName(compared, words);
}
