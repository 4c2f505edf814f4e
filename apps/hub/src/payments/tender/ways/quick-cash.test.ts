import { expect, test } from 'vitest';
import { quickCash } from './quick-cash.ts';

test.each([
  [4_500, [4_500, 5_000, 10_000, 50_000]],
  [22_800, [22_800, 23_000, 25_000, 30_000, 50_000]],
  [50_000, [50_000]],
  [51_000, [51_000, 55_000, 60_000, 100_000]],
])('for %i won the amount itself or round sums are offered', (due, amounts) => {
  expect(quickCash(due)).toEqual(amounts);
});
