import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const person = await shop.person();
const { username } = person;

// check-credentials.test.ts tests the waits; here the failures of one address must not add up.
beforeEach(() => sql`truncate sign_in_failures`.execute(shop.db));

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

test.each(failures)(
  'spec 2 · login: %s leads to exactly /?error and begins no session',
  async (_name, form) => {
    const response = await shop.app.account.inject({
      method: 'POST',
      url: '/login',
      headers: { origin: accountUrl, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/?error');
    expect(response.headers['set-cookie']).toBeUndefined();
  },
);

test.each(['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'])(
  'an account without the flag %s looks like a wrong password',
  async (flag) => {
    const locked = await shop.person();
    await updateUserFlags(shop.db, locked.id, { [flag]: false });
    expect(await post({ username: locked.username, password })).toMatchObject({
      status: 302,
      location: `${accountUrl}/?error`,
    });
  },
);

test('after a failure the pending sign-in can be completed and ends at the hub', async () => {
  const flow = await openSignInFlow(shop);
  const { verifier } = await flow.begin();
  expect((await flow.postLogin(username, 'wrong')).location).toBe(`${accountUrl}/?error`);

  const { location } = await flow.postLogin(username);
  const back = await flow.browser.open(location ?? '');
  await expect(flow.redeem({ verifier, callback: new URL(back.location ?? '') })).resolves.toBeDefined();
});

test('spec 2 · login: the form is posted to the login-processing path; a session begins and the hub opens, which then gets its code without a page', async () => {
  const flow = await openSignInFlow(shop);
  expect(await flow.postLogin(username)).toMatchObject({ status: 303, location: `${hubUrl}/` });
  expect((await flow.begin()).answer.location).toContain(`${hubUrl}/login/callback?code=`);
});

test('a session id planted before signing in is invalid afterwards', async () => {
  const flow = await openSignInFlow(shop);
  await flow.postLogin(username);
  const before = flow.browser.jar.get('sso');
  await flow.postLogin(username);
  expect(flow.browser.jar.get('sso')).not.toBe(before);
});

test('signing in over another user signs that user out', async () => {
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

test('a form that is too large is refused', async () => {
  expect(await post({ username, password: 'a'.repeat(20_000) })).toMatchObject({ status: 400 });
});

test('a user who must wait is sent to exactly /?error, with the wait in an HttpOnly cookie', async () => {
  const { username } = await shop.person();
  for (let failure = 1; failure <= 5; failure += 1) await post({ username, password: 'wrong' });
  const browser = newBrowser();
  const form = { username, password };

  const told = await browser.open(`${accountUrl}/login`, { form });
  expect(told).toMatchObject({ status: 302, location: `${accountUrl}/?error` });
  expect(told.headers.get('set-cookie')).toMatch(
    /^sso-wait=\d+; Path=\/; Max-Age=(29|30); HttpOnly; SameSite=Lax$/,
  );
  expect(browser.jar.has('sso')).toBe(false);

  await sql`truncate sign_in_failures`.execute(shop.db);
  await browser.open(`${accountUrl}/login`, { form });
  expect(browser.jar.get('sso-wait')).toBe('');
  expect(browser.jar.has('sso')).toBe(true);
});

test('a user who waited and then signs in for an app becomes known in that browser, too', async () => {
  const flow = await openSignInFlow(shop);
  await flow.begin();
  flow.browser.jar.set('sso-wait', '1');

  await flow.postLogin(username);
  expect(flow.browser.jar.get('sso-wait')).toBe('');
  expect(flow.browser.jar.get('sso-known')).toContain(person.id);
});

test('a browser remembers several people who signed in', async () => {
  const people = [await shop.person(), await shop.person()];
  const browser = newBrowser();
  for (const { username } of people)
    await browser.open(`${accountUrl}/login`, { form: { username, password } });
  const [device, ...accounts] = (browser.jar.get('sso-known') ?? '').split('.');
  expect(device).toBeTruthy();
  expect(accounts).toEqual(people.map(({ id }) => `${id}:0`).reverse());
});
