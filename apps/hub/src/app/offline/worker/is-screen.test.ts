import { expect, test } from 'vitest';
import { isScreen } from './is-screen.ts';

const asked = (path: string, { mode = 'navigate', sameOrigin = true } = {}) =>
  isScreen({
    request: { mode: mode as RequestMode },
    url: new URL(path, 'https://hub.test'),
    sameOrigin,
  });

test.each([
  '/',
  '/s/1/till',
  '/s/1/orders?date=2026-11-20',
  '/profile',
  '/admin/stores',
  '/stores/new',
  '/join?invitation=x',
])('the worker answers the screen %s', (path) => {
  expect(asked(path)).toBe(true);
});

test.each([
  '/login',
  '/login/callback?code=c&state=s',
  '/oauth/authorize',
  '/oauth/logout',
  '/session/client',
  '/session/user',
  '/place/1',
  '/pay/1',
  '/v5/pay/payments/1',
  '/v6/stores/1/orders',
  '/v7/stores',
  '/.well-known/openid-configuration',
  '/sign-up',
  '/find-password',
  '/terms',
  '/menu-photos/a.webp',
  '/healthz',
  '/service-worker.js',
  '/store',
])('the worker never answers %s', (path) => {
  expect(asked(path)).toBe(false);
});

test('a call, a picture and a page of another origin are never answered', () => {
  expect(asked('/s/1/till', { mode: 'cors' })).toBe(false);
  expect(asked('/s/1/till', { mode: 'no-cors' })).toBe(false);
  expect(asked('/s/1/till', { sameOrigin: false })).toBe(false);
});
