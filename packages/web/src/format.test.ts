import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDays,
  formatFullDateTime,
  formatMonth,
  formatPercent,
  formatTime,
  formatTimeAgo,
  formatTimeOfDay,
  formatWon,
} from './format.ts';

const now = '2026-11-20T14:10:00+09:00';

test.each([
  [0, '0원', '₩0'],
  [12_300, '12,300원', '₩12,300'],
  [1_234_567, '1,234,567원', '₩1,234,567'],
  [-1_200, '−1,200원', '−₩1,200'],
])('%d won is formatted as %s and %s', (amount, ko, en) => {
  expect([formatWon(amount, 'ko'), formatWon(amount, 'en')]).toEqual([ko, en]);
});

test.each([
  ['2026-11-20T05:10:00Z', '11월 20일 (금) 오후 2:10', 'Fri, Nov 20, 2:10 PM'],
  ['2026-11-20T15:30:00Z', '11월 21일 (토) 오전 12:30', 'Sat, Nov 21, 12:30 AM'],
  ['2026-11-21T12:00:00+09:00', '11월 21일 (토) 오후 12:00', 'Sat, Nov 21, 12:00 PM'],
  ['2025-12-31T15:00:00Z', '1월 1일 (목) 오전 12:00', 'Thu, Jan 1, 12:00 AM'],
  ['2025-12-31T14:59:00Z', '2025년 12월 31일 (수) 오후 11:59', 'Wed, Dec 31, 2025, 11:59 PM'],
])('%s is formatted as %s and %s, in Seoul time', (instant, ko, en) => {
  expect([formatDateTime(instant, 'ko', now), formatDateTime(instant, 'en', now)]).toEqual([ko, en]);
});

test('a business date is formatted as its own day, in any time zone', () => {
  expect(formatDate('2026-11-20', 'ko', now)).toBe('11월 20일 (금)');
  expect(formatDate('2028-02-29', 'ko', now)).toBe('2028년 2월 29일 (화)');
  expect(formatDate('2028-02-29', 'en', now)).toBe('Tue, Feb 29, 2028');
});

test('a time is formatted without its day', () => {
  expect([formatTime(now, 'ko'), formatTime(now, 'en')]).toEqual(['오후 2:10', '2:10 PM']);
  expect([formatTimeOfDay(240, 'ko'), formatTimeOfDay(240, 'en')]).toEqual(['오전 4:00', '4:00 AM']);
  expect([formatTimeOfDay(0, 'ko'), formatTimeOfDay(1_439, 'ko')]).toEqual(['오전 12:00', '오후 11:59']);
});

test.each([
  ['2026-11-20T14:09:01+09:00', '방금', 'just now'],
  ['2026-11-20T14:10:30+09:00', '방금', 'just now'],
  ['2026-11-20T14:08:00+09:00', '2분 전', '2 min ago'],
  ['2026-11-20T13:10:01+09:00', '59분 전', '59 min ago'],
  ['2026-11-20T11:00:00+09:00', '3시간 전', '3 h ago'],
  ['2026-11-19T14:10:00+09:00', '11월 19일 (목) 오후 2:10', 'Thu, Nov 19, 2:10 PM'],
])('the time since %s is %s, %s', (instant, ko, en) => {
  expect([formatTimeAgo(instant, 'ko', now), formatTimeAgo(instant, 'en', now)]).toEqual([ko, en]);
});

test.each([
  [0.084, '8.4%'],
  [0.5, '50%'],
  [1, '100%'],
  [0, '0%'],
  [-0.123, '−12.3%'],
  [-0.0001, '0%'],
])('a share of %d is formatted as %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

test('digits of counts are grouped', () => {
  expect([formatCount(1_234_567), formatCount(-1_000)]).toEqual(['1,234,567', '−1,000']);
});

test('a full date includes the year, also the current one', () => {
  expect(formatFullDateTime('2026-11-20T05:10:00Z', 'ko')).toBe('2026년 11월 20일 (금) 오후 2:10');
  expect(formatFullDateTime('2026-11-20T05:10:00Z', 'en')).toBe('Fri, Nov 20, 2026, 2:10 PM');
});

test('a period names what both days share once, and the year unless it is the current one', () => {
  const now = new Date('2026-11-20T12:00:00+09:00');
  const november = { from: '2026-11-01', to: '2026-11-29' };
  const winter = { from: '2025-12-05', to: '2026-01-01' };
  // Intl puts thin spaces around the dash.
  const inWords = (period: typeof winter, language: 'ko' | 'en') =>
    formatDays(period, language, now).replace(/\s/g, ' ');

  expect([inWords(november, 'ko'), inWords(november, 'en')]).toEqual(['11월 1일~29일', 'Nov 1 – 29']);
  expect([inWords(winter, 'ko'), inWords(winter, 'en')]).toEqual([
    '2025년 12월 5일~2026년 1월 1일',
    'Dec 5, 2025 – Jan 1, 2026',
  ]);
});

test('a month is formatted with its year', () => {
  expect([formatMonth('2026-11', 'ko'), formatMonth('2026-11', 'en')]).toEqual([
    '2026년 11월',
    'November 2026',
  ]);
});
