import { expect, test } from 'vitest';
import { daysLeft } from './invitation.ts';

test.each([
  ['2026-11-27T12:00:00+09:00', 7],
  ['2026-11-27T11:59:59+09:00', 7],
  ['2026-11-21T12:00:01+09:00', 2],
  ['2026-11-20T12:00:01+09:00', 1],
  ['2026-11-20T12:00:00+09:00', 0],
  ['2026-11-01T12:00:00+09:00', 0],
])('at noon of 20 November an invitation that ends at %s has %i days left', (expiresAt, days) => {
  expect(daysLeft(expiresAt, Date.parse('2026-11-20T12:00:00+09:00'))).toBe(days);
});
