import { expect, test } from 'vitest';
import { addMonths, weekdayOf, weeksOf } from './month.ts';

test('a month has weeks from Sunday to Saturday, without days of other months', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

test('a month that starts late in the week has six weeks', () => {
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
});

test('months go across the turn of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('weekdays count from Sunday', () => {
  expect(weekdayOf('2026-11-20')).toBe(5);
});
