import { expect, test } from 'vitest';
import { lastHourUpTo, lastPeriodBefore, mayLeaveUntil, nextHourAfter } from './revenue-message.ts';

const at = (time: string) => new Date(`${time}+09:00`);

test.each([
  ['DAILY', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['DAILY', '2026-03-01', '2026-02-28', '2026-02-28'],
  // A Monday, a Sunday, and a week across the turn of the year.
  ['WEEKLY', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['WEEKLY', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['WEEKLY', '2027-01-05', '2026-12-28', '2027-01-03'],
  ['MONTHLY', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['MONTHLY', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['MONTHLY', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const)('the last %s period before %s is from %s to %s', (kind, date, from, to) => {
  expect(lastPeriodBefore(kind, date)).toEqual({ from, to });
});

test('the period before a period is the last one before its first day', () => {
  expect(lastPeriodBefore('WEEKLY', '2026-11-09')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  expect(lastPeriodBefore('MONTHLY', '2026-10-01')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
});

test('the last start of an hour may be the given instant itself, and the next start is always later', () => {
  expect(lastHourUpTo(at('2026-11-20T10:00:00'), 10)).toEqual(at('2026-11-20T10:00:00'));
  expect(lastHourUpTo(at('2026-11-20T09:59:59.999'), 10)).toEqual(at('2026-11-19T10:00:00'));
  expect(nextHourAfter(at('2026-11-20T10:00:00'), 10)).toEqual(at('2026-11-21T10:00:00'));
  expect(nextHourAfter(at('2026-11-20T23:30:00'), 0)).toEqual(at('2026-11-21T00:00:00'));
});

test.each([
  ['2026-11-20T09:59:59', 15, undefined],
  ['2026-11-20T10:00:00', 15, '2026-11-20T20:00:00'],
  ['2026-11-20T19:59:59', 10, '2026-11-20T20:00:00'],
  ['2026-11-20T20:00:00', 10, undefined],
  // A message for nine o'clock may still be sent during the common hours that follow (10:00 to 20:00).
  ['2026-11-20T09:00:00', 9, '2026-11-20T20:00:00'],
  ['2026-11-20T09:59:59', 9, '2026-11-20T20:00:00'],
  ['2026-11-20T08:59:59', 8, '2026-11-20T09:00:00'],
  ['2026-11-20T20:30:00', 20, '2026-11-20T21:00:00'],
  ['2026-11-20T22:00:00', 22, '2026-11-20T23:00:00'],
  ['2026-11-20T23:00:00', 22, undefined],
  ['2026-11-20T23:30:00', 23, '2026-11-21T00:00:00'],
] as const)('at %s a message for hour %i may be sent until %s', (now, hour, until) => {
  expect(mayLeaveUntil(at(now), hour)).toEqual(until && at(until));
});
