import { expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const person = await shop.person();
const { username } = person;

const newBrowser = () => openBrowser({ [accountUrl]: shop.app.account, [hubUrl]: shop.app.hub });

function post(form: Record<string, string>, headers: Record<string, string> = {}) {
  return newBrowser().open(`${accountUrl}/login`, { form, headers });
}

const failures: [name: string, form: Record<string, string>][] = [
  ['a wrong password', { username, password: 'maru1234?' }],
  ['a password in another case', { username, password: 'Maru1234!' }],
  ['an unknown account', { username: 'nobody@maru.test', password }],
  ['no password', { username, password: '' }],
  ['no user name', { username: '', password }],
  ['an empty form', {}],
  ['a NUL in the user name', { username: `${username}\0`, password }],
  ['a NUL in the password', { username, password: `${password}\0` }],
  ['a user name of a thousand letters', { username: 'a'.repeat(1000), password }],
  ['a password of two thousand letters', { username, password: 'a'.repeat(2000) }],
  ['a pattern instead of a name', { username: '%', password }],
];

test.each(failures)('%s leads to exactly /?error and begins no session', async (_name, form) => {
  const response = await shop.app.account.inject({
    method: 'POST',
    url: '/login',
    headers: { origin: accountUrl, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/?error');
  expect(response.headers['set-cookie']).toBeUndefined();
});

test.each(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'])(
  'an account without the flag %s cannot be told from a wrong password',
  async (flag) => {
    const locked = await shop.person();
    await updateUserFlags(shop.db, locked.id, { [flag]: false });
    expect(await post({ username: locked.username, password })).toMatchObject({
      status: 302,
      location: `${accountUrl}/?error`,
    });
  },
);

test('after a failure the waiting sign-in still waits, and ends at the hub', async () => {
  const flow = await openSignInFlow(shop);
  const { verifier } = await flow.begin();
  expect((await flow.postLogin(username, 'wrong')).location).toBe(`${accountUrl}/?error`);

  const { location } = await flow.postLogin(username);
  const back = await flow.browser.open(location ?? '');
  await expect(flow.redeem({ verifier, callback: new URL(back.location ?? '') })).resolves.toBeDefined();
});

test('without a waiting sign-in a session begins and the hub opens, which then gets its code without a page', async () => {
  const flow = await openSignInFlow(shop);
  expect(await flow.postLogin(username)).toMatchObject({ status: 303, location: `${hubUrl}/` });
  expect((await flow.begin()).answer.location).toContain(`${hubUrl}/login/callback?code=`);
});

test('a session id planted before signing in is worth nothing after', async () => {
  const flow = await openSignInFlow(shop);
  await flow.postLogin(username);
  const before = flow.browser.jar.get('sso');
  await flow.postLogin(username);
  expect(flow.browser.jar.get('sso')).not.toBe(before);
});

test('who signs in on top of somebody else signs that person out', async () => {
  const other = await shop.person();
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(other.username);
  await flow.postLogin(username);

  await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  const mine = await flow.signInAgain();
  expect(mine.claims()).toMatchObject({ sub: person.id });
});

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: hubUrl },
  { origin: '', 'sec-fetch-site': 'cross-site' },
];
test.each(foreign)('a form of another site is refused: %j', async (headers) => {
  const answer = await post({ username, password }, headers);
  expect(answer).toMatchObject({ status: 403, location: null });
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('a form larger than a name and a password is refused', async () => {
  expect(await post({ username, password: 'a'.repeat(20_000) })).toMatchObject({ status: 400 });
});

const elsewhere = { host: 'account.maru.example' };
const front = (path: string, headers: Record<string, string> = elsewhere) =>
  newBrowser().open(`${accountUrl}${path}`, { headers });

test('a stranger at the front door is sent to the hub home', async () => {
  expect(await front('/')).toMatchObject({ status: 302, location: `${hubUrl}/` });
});

test('who comes from the hub, failed or is on local development sees the page', async () => {
  expect((await front('/', { ...elsewhere, referer: `${hubUrl}/` })).location).toBeNull();
  expect((await front('/?error')).location).toBeNull();
  expect((await front('/', { host: 'localhost:3000' })).location).toBeNull();
});

test('a code on the login route goes away', async () => {
  expect((await front('/?code=abc')).location).toBe(`${accountUrl}/`);
});

test('a waiting sign-in shows the page, a session leads to the hub', async () => {
  const flow = await openSignInFlow(shop);
  await flow.begin();
  expect((await flow.browser.open(`${accountUrl}/`, { headers: elsewhere })).location).toBeNull();

  await flow.browser.open((await flow.postLogin(username)).location ?? '');
  expect((await flow.browser.open(`${accountUrl}/`)).location).toBe(`${hubUrl}/`);
});

test('a session of an account that may not sign in any more asks again instead of going round', async () => {
  const gone = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.signIn(gone.username);
  await updateUserFlags(shop.db, gone.id, { accountNonLocked: false });

  expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
  expect((await flow.browser.open(`${accountUrl}/`, { headers: elsewhere })).location).toBeNull();
});
