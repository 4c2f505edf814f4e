import { expect, test } from 'vitest';
import { minutesAndSeconds, secondsUntil } from './time-left.ts';

test.each([
  [180, '3:00'],
  [179.2, '3:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});

test.each([
  [5_000, 5],
  [4_001, 5],
  [0, 0],
  [-1_500, 0],
])('%d ms left are %d seconds', (ahead, seconds) => {
  const now = 1_000_000;
  expect(secondsUntil(now + ahead, now)).toBe(seconds);
});
