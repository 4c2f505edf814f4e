import { expect, test } from 'vitest';
import { applicationState, lacksRegistration, missingOnce, secondsLeft } from './application-state.ts';

test.each([
  ['DRAFT', null, 'DRAFT'],
  ['DRAFT', 'The image is too dark', 'SENT_BACK'],
  ['PENDING', 'The image is too dark', 'PENDING'],
  ['TERMINATED', 'Closed', 'TERMINATED'],
  ['APPROVED', null, undefined],
] as const)('%s with the reason %s is shown as %s', (applicationStatus, applicationReason, state) => {
  expect(applicationState({ applicationStatus, applicationReason })).toBe(state);
});

test('spec 1 · the time left of 24 hours counts down and ends at zero', () => {
  const now = Date.parse('2026-11-20T10:00:00+09:00');
  expect(secondsLeft('2026-11-20T11:30:00+09:00', now)).toBe(5_400);
  expect(secondsLeft('2026-11-20T09:00:00+09:00', now)).toBe(0);
  // A device whose clock is two minutes slow.
  expect(secondsLeft('2026-11-21T10:02:00+09:00', now)).toBe(86_400);
  expect(secondsLeft(null, now)).toBeUndefined();
});

test('the registration is missing if one of its fields is, not if the address is', () => {
  expect(lacksRegistration(['address', 'ownerName'])).toBe(true);
  expect(lacksRegistration(['address', 'lat', 'lng'])).toBe(false);
});

test('a missing position is listed once', () => {
  expect(missingOnce(['lat', 'lng', 'openedOn'])).toEqual(['lat', 'openedOn']);
});
