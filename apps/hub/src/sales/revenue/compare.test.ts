import { expect, test } from 'vitest';
import { changeFrom, perOrder } from './compare.ts';

test('the average order is whole won, and undefined without orders', () => {
  expect(perOrder({ net: 10_000, orders: 3 })).toBe(3_333);
  expect(perOrder({ net: 0, orders: 0 })).toBe(0);
});

test('a change is relative to the earlier value, and undefined if that was zero', () => {
  expect(changeFrom(200, 250)).toBe(0.25);
  expect(changeFrom(200, 150)).toBe(-0.25);
  expect(changeFrom(0, 150)).toBeUndefined();
});
