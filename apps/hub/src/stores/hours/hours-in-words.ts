import type { OpeningHours, Span } from '@maru/contract/stores/opening-hours.ts';
import { clockOf } from '@maru/web/clock.ts';
import i18next from 'i18next';
import { shownDays } from './hours.ts';

/** 09:00–21:00 */
export function spanInWords({ from, to }: Span): string {
  return `${clockOf(from)}–${clockOf(to)}`;
}

/** A week in words: one line per day, then the holidays. */
export function hoursInWords({ days, holidays }: OpeningHours): string {
  const lines = shownDays.map((name) => {
    const { open, breaks } = days[name];
    const spans = [open, ...breaks].flatMap((span) => (span ? [spanInWords(span)] : []));
    return `${i18next.t(`store:hours.days.${name}`)} ${spans.join(', ') || i18next.t('store:hours.closed')}`;
  });
  return [...lines, ...holidays.map(({ from, to }) => `${from} – ${to}`)].join('\n');
}
