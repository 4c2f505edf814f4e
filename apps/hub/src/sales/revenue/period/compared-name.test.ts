import { expect, test } from 'vitest';
import { askedFor, type RevenueAddress } from '#hub/sales/revenue/revenue-address.ts';
import { comparedName } from './compared-name.ts';

const today = '2026-11-20';
const words = {
  t: ((key: string) => key) as Parameters<typeof comparedName>[1]['t'],
  language: 'ko' as const,
};

test.each<[string, RevenueAddress, string]>([
  ['today is compared with last week', {}, 'weekBefore'],
  ['a past day with a date', { from: '2026-11-01' }, '10월 25일 (일)'],
  ['yesterday with a date', { from: '2026-11-19' }, '11월 12일 (목)'],
  ['today with a date, if the day before is compared', { compare: 'before' }, '11월 19일 (목)'],
  ['several days with days', { from: '2026-11-09', to: '2026-11-10', compare: 'week' }, '11월 2일~3일'],
  ['nothing, if nothing is compared', { compare: 'none' }, ''],
])('%s', (_name, address, name) => {
  const asked = askedFor(address, today);
  const isToday = asked.period.from === today;

  expect(comparedName({ asked, isToday }, words)).toBe(name);
});

test('the weekday before has a name of its own within a sentence', () => {
  const asked = askedFor({}, today);

  expect(comparedName({ asked, isToday: true }, words, { isWithinSentence: true })).toBe('weekBeforeWithin');
});
