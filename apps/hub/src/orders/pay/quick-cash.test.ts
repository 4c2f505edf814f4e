import { expect, test } from 'vitest';
import { quickCash } from './quick-cash.ts';

test.each([
  [12_300, [12_300, 13_000, 15_000, 20_000, 50_000]],
  [10_000, [10_000, 50_000]],
  [61_500, [61_500, 62_000, 65_000, 70_000, 100_000]],
])('for %i won people hand over the amount or round up to a note', (due, amounts) => {
  expect(quickCash(due)).toEqual(amounts);
});
