import { expect, test } from 'vitest';
import { aheadOf, shareOf } from './ahead.ts';

test.each([
  ['the largest', [3, 7, 5], 7],
  ['the only one', [4], 4],
  ['none of two alike', [7, 5, 7], undefined],
  ['none without an amount', [0], undefined],
  ['none below zero', [-2, -1], undefined],
  ['none of nothing', [], undefined],
])('ahead of all others is %s', (_name, all, ahead) => {
  expect(aheadOf(all, (amount) => amount)).toBe(ahead);
});

test.each([
  [30, [30, 70], 0.3],
  [12_000, [12_000, -2_000], 1],
  [-2_000, [12_000, -2_000], 0],
  [0, [], 0],
])('the share of %i in %j is never above one', (amount, all, share) => {
  expect(shareOf(amount, all)).toBe(share);
});
