import { expect, test } from 'vitest';
import { destroyOn } from './destroy-on.ts';

test.each([
  ['2026-11-20', '2031-11-21'],
  ['2026-12-31', '2032-01-01'],
  ['2028-02-29', '2033-03-01'],
])('a record of %s is destroyed on %s', (day, expected) => {
  expect(destroyOn(day)).toBe(expected);
});
