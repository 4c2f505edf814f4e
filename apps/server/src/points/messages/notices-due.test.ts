import { expect, test } from 'vitest';
import { type ExpiringLot, noticeDay, noticesDue } from './notices-due.ts';

const dayStart = 4 * 60;
const kinds = ['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'] as const;

/** Expires at the end of a business day that ends at four in the morning. */
function lot(lastDay: string, over: Partial<ExpiringLot> = {}): ExpiringLot {
  const expiresAt = new Date(Date.parse(`${lastDay}T04:00:00+09:00`) + 24 * 3_600_000);
  return { id: lastDay, expiresAt, earnedAt: new Date('2024-01-01T12:00:00+09:00'), told: [], ...over };
}

const due = (today: string, lots: ExpiringLot[], enabled: readonly (typeof kinds)[number][] = kinds) =>
  noticesDue(lots, { today, dayStart, kinds: enabled }).map(({ kind, lots: told }) => [
    kind,
    told.map(({ id }) => id),
  ]);

test.each([
  ['TWO_MONTHS', '2027-01-20', '2026-11-20'],
  ['TWO_MONTHS', '2027-04-30', '2027-02-28'],
  ['ONE_MONTH', '2027-03-31', '2027-02-28'],
  ['ONE_MONTH', '2027-01-20', '2026-12-20'],
  ['THREE_DAYS', '2027-01-02', '2026-12-30'],
] as const)('the day of the notice %s for points with the last day %s is %s', (kind, lastDay, day) => {
  expect(noticeDay(kind, lastDay)).toBe(day);
});

test('each notice comes on its day and not before', () => {
  const points = [lot('2027-01-20')];
  expect(due('2026-11-19', points)).toEqual([]);
  expect(due('2026-11-20', points)).toEqual([['TWO_MONTHS', ['2027-01-20']]]);
  expect(due('2026-12-20', points)).toEqual([['ONE_MONTH', ['2027-01-20']]]);
  expect(due('2027-01-17', points)).toEqual([['THREE_DAYS', ['2027-01-20']]]);
});

test('a notice is not sent twice; of late notices only the last one is sent', () => {
  expect(due('2026-11-21', [lot('2027-01-20', { told: ['TWO_MONTHS'] })])).toEqual([]);
  expect(due('2027-01-18', [lot('2027-01-20')])).toEqual([['THREE_DAYS', ['2027-01-20']]]);
});

test('a notice of a kind that is switched off is left out, and a missed earlier kind that is on comes late', () => {
  expect(due('2027-01-18', [lot('2027-01-20')], ['ONE_MONTH'])).toEqual([['ONE_MONTH', ['2027-01-20']]]);
  expect(due('2027-01-18', [lot('2027-01-20', { told: ['ONE_MONTH'] })], ['ONE_MONTH'])).toEqual([]);
});

test('one notice covers what expires in the days after, so that a daily guest gets few', () => {
  const points = [lot('2027-01-20'), lot('2027-01-21'), lot('2027-02-19'), lot('2027-02-20')];
  expect(due('2026-11-20', points)).toEqual([['TWO_MONTHS', ['2027-01-20', '2027-01-21', '2027-02-19']]]);
  expect(due('2027-01-17', [lot('2027-01-20'), lot('2027-01-26'), lot('2027-01-27')])).toEqual([
    ['THREE_DAYS', ['2027-01-20', '2027-01-26']],
    ['ONE_MONTH', ['2027-01-27']],
  ]);
});

test('points whose first notice would be due on the day of earning get only the later notices', () => {
  const short = [lot('2026-12-20', { earnedAt: new Date('2026-11-20T12:00:00+09:00') })];
  expect(due('2026-11-20', short)).toEqual([]);
  expect(due('2026-12-17', short)).toEqual([['THREE_DAYS', ['2026-12-20']]]);
});
