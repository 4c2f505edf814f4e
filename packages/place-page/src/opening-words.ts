import type { PlacePage } from '@maru/contract/place/place-page.ts';
import type { StatusAhead, VisibleDayOff } from '@maru/contract/place/visible-hours.ts';
import type { Span } from '@maru/contract/stores/opening-hours.ts';
import { clockOf } from '@maru/web/clock.ts';
import { formatDate } from '@maru/web/format.ts';
import type { PlaceWords } from './place-words.ts';

const dayMinutes = 24 * 60;

/** 11:00에 열어요 / Opens at 11:00 */
export function aheadInWords(
  { status, ahead }: Pick<PlacePage, 'status'> & { ahead: StatusAhead },
  { t, language }: PlaceWords,
): string {
  const when = t(`status.when.${ahead.day}`, {
    time: ahead.clock,
    date: formatDate(ahead.date, language),
  });
  const isAgain = status === 'BREAK' && ahead.status === 'OPEN';
  return t(isAgain ? 'status.ahead.AGAIN' : `status.ahead.${ahead.status}`, { when });
}

/**
 * 09:00~21:00 / 09:00–21:00. If the end is after midnight, the text says so. The end of a day is 24:00, as is
 * usual on doors in Korea.
 */
export function spanInWords({ from, to }: Span, { t }: PlaceWords): string {
  if (from === 0 && to === dayMinutes) return t('hours.roundTheClock');
  const key = from < dayMinutes && to > dayMinutes ? 'hours.pastMidnight' : 'hours.span';
  return t(key, { from: clockOf(from), to: to === dayMinutes ? '24:00' : clockOf(to) });
}

/** 12월 25일 (금) · 성탄절 */
export function dayOffInWords({ from, to, note }: VisibleDayOff, { t, language }: PlaceWords): string {
  const first = formatDate(from, language);
  const date = from === to ? first : t('hours.span', { from: first, to: formatDate(to, language) });
  return note === '' ? date : t('hours.dayOff', { date, note });
}
