import { expect, test } from 'vitest';
import { stepTo } from './key-steps.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 24, 24],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 3, 0],
  ['Home', 9, 0],
  ['End', 9, 24],
  ['Enter', 9, undefined],
])('%s leads from row %i of 25 to %s', (key, from, to) => {
  expect(stepTo(key, from, 25)).toBe(to);
});
