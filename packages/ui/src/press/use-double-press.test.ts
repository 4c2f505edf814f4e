import { expect, test } from 'vitest';
import { doublePressClock } from './use-double-press.ts';

test('without an earlier press a press is not the second half of a double press', () => {
  expect(doublePressClock().isSecondHalf(0)).toBe(false);
});

test('a press within half a second is the second half of a double press, a later one is not', () => {
  const press = doublePressClock();
  press.begin(1_000);

  expect([1_001, 1_499, 1_500].map((at) => press.isSecondHalf(at))).toEqual([true, true, false]);
});
