import { expect, test } from 'vitest';
import { doublePressClock } from './use-double-press.ts';

test('the first press is none of its own second half', () => {
  expect(doublePressClock().isSecondHalf(0)).toBe(false);
});

test('within half a second after a press comes its second half, and then another press', () => {
  const press = doublePressClock();
  press.begin(1_000);

  expect([1_001, 1_499, 1_500].map((at) => press.isSecondHalf(at))).toEqual([true, true, false]);
});
