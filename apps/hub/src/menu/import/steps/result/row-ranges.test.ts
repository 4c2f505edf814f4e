import { expect, test } from 'vitest';
import { rowRanges } from './row-ranges.ts';

test('rows that follow one another are one piece', () => {
  expect(rowRanges([9, 3, 4, 5, 12], 8)).toEqual({ ranges: '3–5, 9, 12', more: 0 });
});

test('of many pieces the first ones are named, and the rows behind them are counted', () => {
  expect(rowRanges([2, 4, 6, 7, 9], 2)).toEqual({ ranges: '2, 4', more: 3 });
});
