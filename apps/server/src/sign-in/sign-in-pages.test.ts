import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const person = await shop.person();
const { username } = person;

const elsewhere = { host: 'account.maru.example' };
const newBrowser = () => openBrowser({ [accountUrl]: shop.app.account, [hubUrl]: shop.app.hub });
const front = (path: string, headers: Record<string, string> = elsewhere) =>
  newBrowser().open(`${accountUrl}${path}`, { headers });

test('a stranger at / is sent to the home page of the hub', async () => {
  expect(await front('/')).toMatchObject({ status: 302, location: `${hubUrl}/` });
});

test('visitors from the hub, after a failure or in local development see the login page', async () => {
  expect((await front('/', { ...elsewhere, referer: `${hubUrl}/` })).location).toBeNull();
  expect((await front('/?error')).location).toBeNull();
  expect((await front('/', { host: 'localhost:3000' })).location).toBeNull();
});

test('spec 2 · login: an authorization code in the address of the login page is removed by a redirect', async () => {
  expect((await front('/?code=abc')).location).toBe(`${accountUrl}/`);
});

test('with a pending sign-in / shows the login page, and with a session it leads to the hub', async () => {
  const flow = await openSignInFlow(shop);
  await flow.begin();
  expect((await flow.browser.open(`${accountUrl}/`, { headers: elsewhere })).location).toBeNull();

  await flow.browser.open((await flow.postLogin(username)).location ?? '');
  expect((await flow.browser.open(`${accountUrl}/`)).location).toBe(`${hubUrl}/`);
});

test('a signed-in user at the sign-up is sent to the hub, unless a sign-in is pending', async () => {
  expect((await front('/signup')).location).toBeNull();

  const flow = await openSignInFlow(shop);
  await flow.signIn(username);
  expect((await flow.browser.open(`${accountUrl}/signup`)).location).toBe(`${hubUrl}/`);

  const waiting = await openSignInFlow(shop);
  await waiting.begin();
  expect((await waiting.browser.open(`${accountUrl}/signup`)).location).toBeNull();
});

test('a session of a locked account shows the login page instead of a redirect loop', async () => {
  const gone = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.signIn(gone.username);
  await updateUserFlags(shop.db, gone.id, { accountNonLocked: false });

  expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
  expect((await flow.browser.open(`${accountUrl}/`, { headers: elsewhere })).location).toBeNull();
});

test.each<Record<string, string>>([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }])(
  'spec 2 · /logoutsuccess signs out a user who opens its address directly: %j',
  async (headers) => {
    const flow = await openSignInFlow(shop);
    const tokens = await flow.signIn(username);
    const profile = () => shop.call(getProfile, {}, { ...person, token: tokens.access_token });
    expect((await profile()).http).toBe(200);
    const page = await flow.browser.open(`${accountUrl}/logoutsuccess`, { headers });

    expect(page.location).toBeNull();
    expect((await profile()).http).toBe(401);
    await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(flow.browser.jar.has('sso')).toBe(false);
    expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
  },
);

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' },
])('a link to /logoutsuccess on another site signs nobody out before they are asked: %j', async (headers) => {
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(username);
  const page = await flow.browser.open(`${accountUrl}/logoutsuccess`, { headers });

  expect(page.location).toContain(`${accountUrl}/oauth/logout?client_id=maru-hub`);
  await expect(flow.refresh(tokens.refresh_token)).resolves.toBeDefined();
});

test('spec 2 · /logoutsuccess ends a sign-in that was begun and left', async () => {
  const flow = await openSignInFlow(shop);
  await flow.begin();
  expect(flow.browser.jar.has('sso-waiting')).toBe(true);
  expect((await flow.browser.open(`${accountUrl}/logoutsuccess`)).location).toBeNull();
  expect(flow.browser.jar.has('sso-waiting')).toBe(false);
});
