import { expect, test } from 'vitest';
import { refetchDelay } from './refetch-delay.ts';

const now = Date.parse('2026-11-20T21:59:00+09:00');

test('the status is refetched when the opening hours change it', () => {
  expect(refetchDelay('2026-11-20T22:00:00+09:00', now)).toBe(61_000);
});

test('the status is refetched soon if the next change is in the past, and never if there is none', () => {
  expect(refetchDelay('2026-11-20T21:00:00+09:00', now)).toBe(1_000);
  expect(refetchDelay(undefined, now)).toBe(false);
});

test('a distant moment does not overflow the timer', () => {
  expect(refetchDelay('2027-11-20T22:00:00+09:00', now)).toBe(2_147_483_647);
});
