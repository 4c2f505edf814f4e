import { periodName } from '#hub/lib/days/period-name.ts';
import { weekdayName } from '#hub/sales/revenue/by-time/weekday-name.ts';
import type { Asked } from '#hub/sales/revenue/revenue-address.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

type NameWords = Pick<Words, 't' | 'language'>;

type Of = { asked: Pick<Asked, 'comparison' | 'compared'>; isToday: boolean };

/**
 * Names the compared period: "Last Friday", or "last Friday" within a sentence. For a past day it is the date,
 * since "last Friday" would be counted from today.
 */
export function comparedName(
  { asked: { comparison, compared }, isToday }: Of,
  words: NameWords,
  { isWithinSentence = false } = {},
): string {
  if (!compared) return '';
  if (!isToday || comparison !== 'week') return periodName(compared, words);
  const weekday = weekdayName(compared.from, words.t);
  return words.t(isWithinSentence ? 'weekBeforeWithin' : 'weekBefore', { weekday });
}
