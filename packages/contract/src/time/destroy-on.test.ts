import { expect, test } from 'vitest';
import { destroyOn } from './destroy-on.ts';

test.each([
  ['2026-11-20', { years: 5 }, '2031-11-21'],
  ['2026-12-31', { years: 5 }, '2032-01-01'],
  ['2028-02-29', { years: 5 }, '2033-03-01'],
  ['2026-11-24', { months: 3 }, '2027-02-25'],
  ['2026-11-30', { months: 3 }, '2027-03-01'],
  ['2026-10-31', { months: 3 }, '2027-02-01'],
] as const)('a record of %s kept for %o is destroyed on %s', (day, period, expected) => {
  expect(destroyOn(day, period)).toBe(expected);
});
