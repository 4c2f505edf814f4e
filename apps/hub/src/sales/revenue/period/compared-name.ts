import { periodName } from '#hub/lib/days/period-name.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

type NameWords = Pick<Words, 't' | 'language'>;

type Of = { asked: Pick<Asked, 'comparison' | 'compared'>; isToday: boolean };

/**
 * Names the compared period, as in "more than last Friday". For a past day it is the date, since "last Friday"
 * would be counted from today.
 */
export function comparedName({ asked: { comparison, compared }, isToday }: Of, words: NameWords): string {
  if (!compared) return '';
  return isToday && comparison === 'week'
    ? words.t('weekBefore', { weekday: weekdayName(compared.from, words.t) })
    : periodName(compared, words);
}
