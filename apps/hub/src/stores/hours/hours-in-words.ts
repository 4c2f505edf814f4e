import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import i18next from 'i18next';
import { clockOf, shownDays } from './hours.ts';

/** A week in lines, a day each, and the days off below it. */
export function hoursInWords({ days, holidays }: OpeningHours): string {
  const lines = shownDays.map((name) => {
    const { open, breaks } = days[name];
    const spans = [open, ...breaks].flatMap((span) =>
      span ? [`${clockOf(span.from)}–${clockOf(span.to)}`] : [],
    );
    return `${i18next.t(`store:hours.days.${name}`)} ${spans.join(', ') || i18next.t('store:hours.closed')}`;
  });
  return [...lines, ...holidays.map(({ from, to }) => `${from} – ${to}`)].join('\n');
}
