import { readSlug, slugProblem } from '@maru/contract/place/slug.ts';
import { expect, test } from 'vitest';
import { render } from '#account/entry-server.tsx';
import { hasRequired, type PageRoute, paramsOf, routeOf, routes, titleOf } from './routes.ts';

const page: PageRoute = {
  source: '',
  load: async () => () => null,
  namespaces: ['app'],
  title: '',
  requires: ['token', 'userId'],
};

test.each(['', 'token=t', 'userId=u', 'token=&userId=u', 'Token=t&userId=u', 'x=token&userId=u'])(
  'a page that needs token and userId is not open to "%s"',
  (query) => expect(hasRequired(page, query)).toBe(false),
);

test('a page opens if all required query parameters are there', () => {
  expect(hasRequired(page, 'userId=u&token=t&more=1')).toBe(true);
  expect(hasRequired(routes['/'] as PageRoute, '')).toBe(true);
});

test.each([
  ['/', 'login-page', undefined],
  ['/forgotId', 'recovery-page', undefined],
  ['/forgotPassword', 'recovery-page', undefined],
  ['/signup', 'sign-up-page', undefined],
  ['/resetPassword', 'reset-password-page', ['token', 'userId']],
  ['/verifyUser', 'verify-user-page', ['token']],
  ['/logoutsuccess', 'signed-out-page', undefined],
])('spec 2 · the route %s is the page %s, which needs the query parameters %s', (path, page, needed) => {
  expect(routeOf(path, 'production').source).toContain(`/${page}.tsx`);
  expect(routeOf(path, 'production').requires).toEqual(needed);
});

test('spec 2 · any other path is the 404 page', () => {
  for (const path of ['/nowhere', '/signup/', '/constructor', '/Login'])
    expect(routeOf(path).title).toBe('sso.error.404');
});

test('a path parameter is one non-empty part', () => {
  expect(routeOf('/approve/AbC-_9').source).toContain('/approval-page.tsx');
  expect(paramsOf('/approve/AbC-_9')).toEqual({ token: 'AbC-_9' });
  expect(routeOf('/invitation/AbC-_9').source).toContain('/invitation-page.tsx');
  expect(routeOf('/invitation/AbC-_9').isSecret).toBe(true);
  for (const path of ['/approve', '/approve/', '/approve/a/b', '/Approve/a', '/signup/a'])
    expect(routeOf(path).title).toBe('sso.error.404');
  for (const path of ['/', '/signup', '/nowhere']) expect(paramsOf(path)).toEqual({});
});

test('spec 2 · /verifyUser: if the token is missing, redirect to /', async () => {
  const urls = { accountUrl: 'http://localhost:3000', hubUrl: 'http://localhost:3001' };
  const rest = { environment: 'production', clientId: 'maru-hub', signUpConsentLine: 'shown' } as const;
  const config = { ...urls, ...rest };
  const request = { language: 'ko', nonce: '', config, manifest: {}, startScript: '' } as const;
  const opened = (query: string) => render({ ...request, path: '/verifyUser', query });

  for (const query of ['', 'token=', 'userId=u']) expect(await opened(query)).toEqual({ redirectTo: '/' });
  expect(await opened('token=t')).toMatchObject({ status: 200 });
});

test('spec 2 · login: at exactly ?error the title of the document says that the login failed', () => {
  const login = routeOf('/');
  expect(titleOf(login, 'error')).toBe('login.failedTitle');
  for (const query of ['', 'error=', 'errors']) expect(titleOf(login, query)).toBe('login.title');
  expect(titleOf(routeOf('/signup'), 'error')).toBe('title');
});

test('trial pages are missing in production', () => {
  expect(routeOf('/dev/outbox', 'trial').title).not.toBe('sso.error.404');
  expect(routeOf('/dev/outbox', 'production').title).toBe('sso.error.404');
});

test('no store page can have a slug that imitates the address of a page', () => {
  const parts = Object.keys(routes).map((path) => path.split('/')[1] ?? '');
  expect(parts.filter((part) => slugProblem(readSlug(part)) === undefined)).toEqual([]);
});
