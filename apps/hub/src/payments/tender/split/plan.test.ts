import { expect, test } from 'vitest';
import { dueNow, planOf } from './plan.ts';

test('parts are due one by one and add up', () => {
  const plan = planOf(10_000, [3_334, 3_333, 3_333]);

  expect(dueNow(10_000, plan)).toBe(3_334);
  expect(dueNow(6_666, plan)).toBe(3_333);
  expect(dueNow(3_333, plan)).toBe(3_333);
});

test('after a single part the rest is due', () => {
  const plan = planOf(10_000, [4_000]);

  expect(dueNow(10_000, plan)).toBe(4_000);
  expect(dueNow(6_000, plan)).toBe(6_000);
});

test('if a part was paid with another amount, the plan continues from there', () => {
  const plan = planOf(10_000, [5_000, 5_000]);

  expect(dueNow(8_000, plan)).toBe(3_000);
  expect(dueNow(2_000, plan)).toBe(2_000);
});

test('without a plan everything is due', () => {
  expect(dueNow(10_000, [])).toBe(10_000);
});
