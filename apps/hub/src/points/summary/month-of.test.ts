import { expect, test } from 'vitest';
import { monthOf } from './month-of.ts';

const fromFour = { dayStart: 240, nextDayStart: null };

test('a month begins on its first business day and ends today', () => {
  expect(monthOf(new Date('2026-11-23T20:00:00Z'), fromFour)).toEqual({
    from: '2026-11-01',
    to: '2026-11-24',
  });
  expect(monthOf(new Date('2026-11-30T15:30:00Z'), fromFour)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});
