import { fallbackLanguage } from '@maru/contract/language.ts';
import type { OpeningHours, Span } from '@maru/contract/stores/opening-hours.ts';
import { clockOf } from '@maru/web/clock.ts';
import { formatDate } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import i18next from 'i18next';
import { shownDays } from './hours.ts';

/** 09:00~21:00 / 09:00–21:00 */
export function spanInWords({ from, to }: Span): string {
  return i18next.t('store:hours.span', { from: clockOf(from), to: clockOf(to) });
}

/** A week in words: one line per day, then the holidays. */
export function hoursInWords({ days, holidays }: OpeningHours): string {
  const lines = shownDays.map((name) => {
    const { open, breaks } = days[name];
    const spans = [open, ...breaks].flatMap((span) => (span ? [spanInWords(span)] : []));
    return `${i18next.t(`store:hours.days.${name}`)} ${spans.join(', ') || i18next.t('store:hours.closed')}`;
  });
  return [...lines, ...holidays.map(holidayInWords)].join('\n');
}

function holidayInWords({ from, to }: OpeningHours['holidays'][number]): string {
  const language = isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
  const [first, last] = [formatDate(from, language), formatDate(to, language)];
  return first === last ? first : i18next.t('store:hours.span', { from: first, to: last });
}
