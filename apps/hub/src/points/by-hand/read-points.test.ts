import { expect, test } from 'vitest';
import { readPoints } from './read-points.ts';

test.each([
  ['3,000', 3_000],
  [' 10000000 ', 10_000_000],
  ['99,999,999', 99_999_999],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
])('%s typed is %s points', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});
