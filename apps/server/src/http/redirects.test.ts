import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPages } from '#test/page-parts.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const { app } = await shop.instance({ pages: await plainPages(shop.config) });
const origins = { [accountUrl]: app.account, [hubUrl]: app.hub };
const { username } = await shop.person();

// Waits after wrong passwords are tested elsewhere.
beforeEach(() => sql`truncate sign_in_failures, rate_limits`.execute(shop.db));

const evil = 'https://evil.example/';
const hints = [
  'redirect',
  'redirect_uri',
  'returnTo',
  'return_to',
  'next',
  'url',
  'continue',
  'target',
  'back',
];
/** Redirect targets that an attacker might try. */
const wishes = [
  evil,
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  `${accountUrl}@evil.example/`,
];
const everyWish = wishes.flatMap((wish) => hints.map((name) => [name, wish] as const));

function isOurs(location: string | null): boolean {
  return location === null || [accountUrl, hubUrl].includes(new URL(location).origin);
}

type Entrance = { path: string; origin?: string; form?: Record<string, string> };

const credentials = { username, password };
const ofHub = {
  client_id: 'maru-hub',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${hubUrl}/login/callback`,
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
};
const entrances: [name: string, entrance: Entrance][] = [
  ['the login page', { path: '/' }],
  ['the login page with a code', { path: '/?code=x' }],
  ['the login page after a failure', { path: '/?error' }],
  ['a login', { path: '/login', form: credentials }],
  ['a failed login', { path: '/login', form: { username, password: 'wrong' } }],
  ['a reset without its token', { path: '/resetPassword' }],
  ['a verification without its token', { path: '/verifyUser' }],
  ['the page after a sign-out', { path: '/logoutsuccess' }],
  ['the choice of a language', { path: '/language', form: { language: 'en' } }],
  ['the sign-out', { path: '/oauth/logout' }],
  ['the sign-out of an app', { path: '/oauth/logout?client_id=maru-hub' }],
  ['the confirmation of a sign-out', { path: '/oauth/logout/confirm', form: { logout: 'yes' } }],
  ['the start of a sign-in', { path: `/oauth/authorize?${new URLSearchParams(ofHub)}` }],
  ['a sign-in that goes on', { path: '/oauth/authorize/x' }],
  ['the hub', { path: '/', origin: hubUrl }],
  ['the way back into the hub', { path: '/login/callback?code=x', origin: hubUrl }],
];

test.each(entrances)('%s leads nobody to another site, whatever the address says', async (_, entrance) => {
  const { path, origin = accountUrl, form } = entrance;
  for (const [name, wish] of everyWish) {
    const browser = openBrowser(origins);
    const url = `${origin}${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: wish })}`;
    const { location } = await browser.open(url, form && { form });
    expect([url, location, isOurs(location)]).toEqual([url, location, true]);
  }
});

test.each(entrances)(
  '%s leads nobody to another site, whatever is posted or claimed',
  async (_, entrance) => {
    const { path, origin = accountUrl, form } = entrance;
    for (const wish of wishes) {
      const posted = form && { form: { ...form, ...Object.fromEntries(hints.map((name) => [name, wish])) } };
      const claims = [{ referer: wish }, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }];
      for (const headers of claims) {
        const { location } = await openBrowser(origins).open(`${origin}${path}`, { ...posted, headers });
        expect([headers, location, isOurs(location)]).toEqual([headers, location, true]);
      }
    }
  },
);

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/https://evil.example',
  '/.//evil.example',
])('the path %s leads nobody to another site', async (url) => {
  for (const origin of [app.account, app.hub]) {
    const { location } = (await origin.inject({ url, headers: { accept: 'text/html' } })).headers;
    expect(location === undefined || isOurs(new URL(location, accountUrl).href)).toBe(true);
  }
});

test('the authorization server never uses a host that a request claims', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  for (const url of ['/.well-known/openid-configuration', '/oauth/logout']) {
    const { body } = await app.account.inject({ url, headers });
    expect(body).toContain(`${accountUrl}/`);
    expect(body).not.toContain('evil.example');
  }
});

const elsewhere = [
  ...wishes,
  `${hubUrl}/`,
  `${hubUrl}/login/callback/`,
  `${hubUrl}/login/callback?next=${evil}`,
  `${hubUrl}/login/callback/../../${evil}`,
  `${hubUrl}.evil.example/login/callback`,
  `${accountUrl}/login/callback`,
];
test.each(elsewhere)('a sign-in that would end at %s is refused in place', async (redirect_uri) => {
  const begin = async (browser: ReturnType<typeof openBrowser>, over: object) =>
    browser.open(`${accountUrl}/oauth/authorize?${new URLSearchParams({ ...ofHub, ...over })}`);
  const browser = openBrowser(origins);
  expect((await begin(browser, {})).location).toBe(`${accountUrl}/`);
  expect(await begin(browser, { redirect_uri })).toMatchObject({ status: 400, location: null });

  await browser.open(`${accountUrl}/login`, { form: credentials });
  expect(await begin(browser, { redirect_uri })).toMatchObject({ status: 400, location: null });
});

test('errors of a sign-in are reported only to its app', async () => {
  const browser = openBrowser(origins);
  const url = `${accountUrl}/oauth/authorize?${new URLSearchParams({ ...ofHub, prompt: 'none' })}`;
  const { location } = await browser.open(url);
  expect(location?.startsWith(`${ofHub.redirect_uri}?error=login_required`)).toBe(true);

  for (const foreign of [
    { redirect_uri: evil },
    { client_id: 'evil', redirect_uri: evil },
    { client_id: 'evil' },
  ]) {
    const asked = new URLSearchParams({ ...ofHub, prompt: 'none', ...foreign });
    const answer = await browser.open(`${accountUrl}/oauth/authorize?${asked}`);
    expect(answer).toMatchObject({ status: 400, location: null });
  }
});

test.each(wishes)('a sign-out that asks to return to %s is refused', async (wish) => {
  const flow = await openSignInFlow({ ...shop, app });
  await flow.signIn(username);
  const back = { client_id: 'maru-hub', post_logout_redirect_uri: wish };

  const { status, location } = await flow.browser.open(
    `${accountUrl}/oauth/logout?${new URLSearchParams(back)}`,
  );
  expect([status, location]).toEqual([400, null]);
});

test.each(wishes)('a sign-in that asks to return to %s is refused', async (wish) => {
  const flow = await openSignInFlow({ ...shop, app });
  const { answer } = await flow.begin({ redirect_uri: wish });
  expect([answer.status, answer.location]).toEqual([400, null]);
});
