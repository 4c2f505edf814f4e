import { expect, test } from 'vitest';
import { rowRanges } from './row-ranges.ts';

test('consecutive rows form one range', () => {
  expect(rowRanges([9, 3, 4, 5, 12], 8)).toEqual({ ranges: '3–5, 9, 12', more: 0 });
});

test('of many ranges the first are listed, and the other rows counted', () => {
  expect(rowRanges([2, 4, 6, 7, 9], 2)).toEqual({ ranges: '2, 4', more: 3 });
});
