import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyShare } from './cart-builders.ts';
import { shareByLargestRemainder } from './largest-remainder.ts';

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 });

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

test('what is left after rounding down goes to the largest remainders', () => {
  expect(shareByLargestRemainder(7800, [6000, 7300])).toEqual([3519, 4281]);
  expect(shareByLargestRemainder(10, [1, 1, 4])).toEqual([2, 2, 6]);
});

test('with equal remainders the earlier share gets the won', () => {
  expect(shareByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareByLargestRemainder(2, [5, 5, 5, 5])).toEqual([1, 1, 0, 0]);
});

test('without weights or with weights of zero nothing is shared', () => {
  expect(shareByLargestRemainder(100, [])).toEqual([]);
  expect(shareByLargestRemainder(100, [0, 0])).toEqual([0, 0]);
});

test('a weight of zero gets nothing', () => {
  expect(shareByLargestRemainder(5, [0, 3, 0, 3])).toEqual([0, 3, 0, 2]);
});

test('products beyond the safe integers are shared exactly', () => {
  expect(shareByLargestRemainder(1_000_000_000_000, [999_999_999_999, 1])).toEqual([999_999_999_999, 1]);
});

test('shares of any amount over any weights add up to it and are never negative', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1_000_000_000_000 }), (all, amount) => {
      const shares = shareByLargestRemainder(amount, all);

      expect(sum(shares)).toBe(sum(all) === 0 ? 0 : amount);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test('no share exceeds its weight if the amount does not exceed the sum of the weights', () => {
  fc.assert(
    fc.property(weights, anyShare, (all, part) => {
      const shares = shareByLargestRemainder(Math.floor(sum(all) * part), all);

      expect(shares.every((share, i) => share <= (all[i] ?? 0))).toBe(true);
    }),
  );
});
