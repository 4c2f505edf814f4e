import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test.each([
  [0, '00:00'],
  [241, '04:01'],
  [1_380, '23:00'],
  [1_440, '00:00'],
  [1_560, '02:00'],
])('%d minutes after midnight are shown as %s', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock);
});
