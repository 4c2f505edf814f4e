import { expect, test } from 'vitest';
import { perOrder } from './compare.ts';

test('the average order is whole won, and zero without orders', () => {
  expect(perOrder({ net: 10_000, orders: 3 })).toBe(3_333);
  expect(perOrder({ net: 0, orders: 0 })).toBe(0);
});
