import { expect, test } from 'vitest';
import { equalShares, sumOfLines } from './split.ts';

test.each([
  [22_800, 3, [7_600, 7_600, 7_600]],
  [10_000, 3, [3_334, 3_333, 3_333]],
  [5, 7, [1, 1, 1, 1, 1, 0, 0]],
])('%i over %i people is %j', (amount, people, shares) => {
  expect(equalShares(amount, people)).toEqual(shares);
});

test('chosen lines are summed, up to what is left to pay', () => {
  const totals = [5_000, 12_200, 5_600];

  expect(sumOfLines(totals, new Set([0, 2]), 22_800)).toBe(10_600);
  expect(sumOfLines(totals, new Set([0, 1, 2]), 7_000)).toBe(7_000);
  expect(sumOfLines(totals, new Set(), 22_800)).toBe(0);
});
