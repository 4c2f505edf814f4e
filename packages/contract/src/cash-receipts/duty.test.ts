import { expect, test } from 'vitest';
import { hasDuty } from './duty.ts';

test.each([
  [100_000, 100_000, true, 'all of it in cash'],
  [100_000, 1, true, 'one won of it in cash, the rest by card'],
  [99_999, 99_999, false, 'a won less'],
  [100_000, 0, false, 'no cash'],
])('an obligated store must issue a receipt for %i won, %i in cash: %s (%s)', (total, cash, expected) => {
  expect(hasDuty({ isObligated: true, total, cash })).toBe(expected);
  expect(hasDuty({ isObligated: false, total, cash })).toBe(false);
});
