import { openBrowser, plantSession } from '@maru/web/test/browser.ts';
import type { AnyRoute } from '@tanstack/react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { routeTree } from '#hub/app/routes.tsx';
import { isSignedInOnly, returnPathOfStranger } from './sign-in-first.ts';

beforeEach(() => void openBrowser());

function at(address: string): Location {
  const { pathname, search, hash } = new URL(address, 'http://hub.test');
  return { pathname, search, hash } as Location;
}

test('a signed-out person returns to the address that they opened', () => {
  for (const address of [
    '/',
    '/s/1/orders?sort=oldest#top',
    '/admin/stores',
    '/profile',
    '/stores/new',
    '/join?invitation=x',
  ])
    expect(returnPathOfStranger(at(address))).toBe(address);
});

test('the sign-in address returns to the first screen', () => {
  for (const address of ['/login', '/login/', '/login?x=1'])
    expect(returnPathOfStranger(at(address))).toBe('/');
});

test('a signed-in person is not redirected', () => {
  plantSession();
  for (const address of ['/', '/login', '/s/1/till'])
    expect(returnPathOfStranger(at(address))).toBeUndefined();
});

test.each(['/login/callback?code=c&state=s', '/nowhere', '/loginx', '/store'])(
  '%s is left to the shell',
  (address) => {
    expect(returnPathOfStranger(at(address))).toBeUndefined();
  },
);

test('without storage nobody is redirected to the sign-in, so that the shell can report the missing storage', () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(returnPathOfStranger(at('/'))).toBeUndefined();
});

test('redirects to the sign-in from every route that needs a session, and from no other', () => {
  const { signedIn, open } = addressesOf(routeTree);
  expect(signedIn.length).toBeGreaterThan(20);
  expect(signedIn.filter((address) => !isSignedInOnly(address))).toEqual([]);
  expect(open).toContain('/login/callback');
  // `/login` needs no session, but redirects to the sign-in, too.
  expect(open.filter(isSignedInOnly)).toEqual(['/login']);
});

/** Addresses of all screens at or below a route, split by whether they need a session. */
function addressesOf(
  route: AnyRoute,
  above = '',
  isSignedIn = false,
): { signedIn: string[]; open: string[] } {
  const { path, id } = route.options as { path?: string; id?: string };
  const address = path === undefined ? above : `${above}/${path}`.replaceAll(/\/+/g, '/');
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  const found = children.map((child) => addressesOf(child, address, isSignedIn || id === 'signed-in'));
  if (children.length === 0)
    found.push(isSignedIn ? { signedIn: [address], open: [] } : { signedIn: [], open: [address] });
  return { signedIn: found.flatMap(({ signedIn }) => signedIn), open: found.flatMap(({ open }) => open) };
}
