import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import {
  endOtherSessions,
  endUserToken,
  grantUserToken,
  listSessions,
} from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
beforeEach(() => sql`truncate sign_in_failures`.execute(shop.db));

type Answer = { status: string; response: { accessToken: string }; detail?: { seconds: number } };

async function post(payload: object, headers: Record<string, string> = { origin: accountUrl }) {
  const url = grantUserToken.path;
  const answer = await shop.app.account.inject({ method: 'POST', url, headers, payload });
  return {
    http: answer.statusCode,
    cookies: answer.cookies,
    headers: answer.headers,
    ...answer.json<Answer>(),
  };
}

test('spec 8 · bypassLogin: username and password give a user token of 59 minutes, without refresh token or session', async () => {
  const { id, username } = await shop.person();
  const answer = await post({ username: username.toUpperCase(), password });

  expect(answer).toMatchObject({ http: 200, status: 'OK' });
  expect(Object.keys(answer.response).sort()).toEqual(['accessToken', 'expiresInSeconds']);
  expect(answer.response).toMatchObject({ expiresInSeconds: 3540 });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['sso-known', 'sso-known.sig']);
  const token = { token: answer.response.accessToken };
  expect((await shop.call(getProfile, {}, token)).response).toMatchObject({ id });

  const { seconds } = await shop.db
    .selectFrom('signInRecords')
    .select(sql<number>`min(extract(epoch from expires_at - now()))::float8`.as('seconds'))
    .where('model', '=', 'Grant')
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3540);
});

test('the user token is not in the list of sign-ins', async () => {
  const { id, username, token } = await shop.person();
  const { response } = await post({ username, password });

  const seen = await shop.call(listSessions, { id }, { token: response.accessToken });
  expect(seen.response.map(({ current }) => current)).toEqual([false]);
  expect((await shop.call(listSessions, { id }, { token })).response).toMatchObject([{ current: true }]);
});

test('the user token ends with all other devices but is not counted as a device', async () => {
  const { id, username, token } = await shop.person();
  const { response } = await post({ username, password });

  expect((await shop.call(endOtherSessions, { id }, { token })).response).toEqual({ ended: 0 });
  const fresh = await shop.instance();
  expect((await fresh.call(getProfile, {}, { token: response.accessToken })).http).toBe(401);
});

test('the page can end the user token without ending other sign-ins', async () => {
  const { username, token } = await shop.person();
  const { response } = await post({ username, password });
  const headers = { authorization: `Bearer ${response.accessToken}` };
  const end = (headers: Record<string, string>) =>
    shop.app.account.inject({ method: 'DELETE', url: endUserToken.path, headers });

  expect((await end({})).statusCode).toBe(401);
  expect((await end({ authorization: `Bearer ${token}` })).statusCode).toBe(404);
  expect((await end(headers)).statusCode).toBe(204);
  // Another instance, which has not cached the grant.
  const fresh = await shop.instance();
  expect((await fresh.call(getProfile, {}, { token: response.accessToken })).http).toBe(401);
  expect((await fresh.call(getProfile, {}, { token })).http).toBe(200);
});

test.each([hubUrl, 'https://evil.example', 'null', undefined])(
  'from origin %s the call is refused',
  async (origin) => {
    const { username } = await shop.person();
    const answer = await post({ username, password }, origin === undefined ? {} : { origin });
    expect(answer).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  },
);

test('the hub does not have the call', async () => {
  const url = grantUserToken.path;
  const headers = { origin: accountUrl };
  const answer = await shop.app.hub.inject({ method: 'POST', url, headers, payload: {} });
  expect(answer.statusCode).toBe(404);
});

test('spec 8 · loginError: a wrong password and an unknown account are refused alike', async () => {
  const { username } = await shop.person();
  const [wrong, unknown] = [
    await post({ username, password: 'wrong' }),
    await post({ username: 'nobody@maru.test', password }),
  ];
  const refusal = { http: 401, status: 'LOGIN_FAILED' };
  expect(wrong).toMatchObject(refusal);
  expect(unknown).toMatchObject(refusal);
});

test('failures here and at other entrances share one counter', async () => {
  const { username } = await shop.person();
  for (let failure = 1; failure <= 5; failure += 1) await post({ username, password: 'wrong' });

  expect(await post({ username, password })).toMatchObject({
    http: 429,
    status: 'TOO_MANY_REQUESTS',
    detail: { seconds: 30 },
    headers: { 'retry-after': '30' },
  });
  const flow = await openSignInFlow(shop);
  expect((await flow.postLogin(username)).location).toBe(`${accountUrl}/?error`);
  expect(flow.browser.jar.has('sso-wait')).toBe(true);

  const other = await shop.person();
  await sql`truncate sign_in_failures`.execute(shop.db);
  for (let failure = 1; failure <= 5; failure += 1) await flow.postLogin(other.username, 'wrong');
  expect((await post({ username: other.username, password })).http).toBe(429);
});

test('the browser becomes known and is exempt from the wait of strangers', async () => {
  const { username } = await shop.person();
  const { cookies } = await post({ username, password });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let failure = 1; failure <= 5; failure += 1) await post({ username, password: 'wrong' });

  expect((await post({ username, password })).http).toBe(429);
  expect((await post({ username, password }, { origin: accountUrl, cookie })).http).toBe(200);
});
