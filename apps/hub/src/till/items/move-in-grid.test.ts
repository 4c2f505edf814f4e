import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

// Eight tiles in rows of three: 0 1 2 / 3 4 5 / 6 7
test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 7, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, null],
  ['Home', 5, 0],
  ['End', 5, 7],
  ['a', 5, null],
  ['ArrowRight', -1, null],
])('%s from tile %i leads to %s', (key, from, to) => {
  expect(moveInGrid(key, { from, columns: 3, count: 8 })).toBe(to);
});
