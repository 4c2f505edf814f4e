import { listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { endOtherSessions, endSession, listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { sweepSignIn } from '#server/sign-in/sweep-sign-in.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const isRefused = { error: 'invalid_grant' };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

async function signedIn(username: string) {
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(username);
  return { flow, tokens, token: tokens.access_token };
}

const sessionsOf = async (id: string, as: Caller) => (await shop.call(listSessions, { id }, as)).response;
const isIn = async (caller: Caller) => (await shop.call(getProfile, {}, caller)).http === 200;

test('the sign-ins of a user are listed with device and times, with the current one marked', async () => {
  const { id, username, token } = await shop.person();
  const flow = await openSignInFlow(shop);
  const { callback, verifier } = await flow.fetchCode(username);
  const answer = await flow.postToken(
    {
      grant_type: 'authorization_code',
      client_id: 'maru-hub',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: callback.origin + callback.pathname,
      code_verifier: verifier,
    },
    { 'user-agent': chrome, devicetype: 'web', deviceuuid: 'device-1', clientversion: '7.3.7' },
  );
  const { access_token } = (await answer.json()) as { access_token: string };

  const [mine, other] = await sessionsOf(id, { token: access_token });
  expect(mine).toMatchObject({ browser: 'Chrome', system: 'Windows', deviceType: 'web', current: true });
  expect(other).toMatchObject({ current: false });
  expect(mine?.lastUsedAt).toBe(mine?.signedInAt);
  expect((await sessionsOf(id, { token })).map(({ current }) => current)).toEqual([false, true]);
  const kept = await shop.db
    .selectFrom('signInSessions')
    .select(['deviceUuid', 'clientVersion', 'userAgent', 'clientId'])
    .where('id', '=', mine?.id ?? '')
    .executeTakeFirst();
  expect(kept).toEqual({
    deviceUuid: 'device-1',
    clientVersion: '7.3.7',
    userAgent: chrome,
    clientId: 'maru-hub',
  });
});

test('a silent sign-in keeps one entry; a refresh updates its last use', async () => {
  const { id, username } = await shop.person();
  const { flow, tokens, token } = await signedIn(username);
  await flow.signInAgain();
  expect(await sessionsOf(id, { token })).toHaveLength(2);

  await sql`update sign_in_sessions set last_used_at = last_used_at - interval '1 hour',
    signed_in_at = signed_in_at - interval '1 hour' where user_id = ${id}`.execute(shop.db);
  await flow.refresh(tokens.refresh_token);
  const mine = (await sessionsOf(id, { token })).find(({ current }) => current);
  expect(Date.parse(mine?.lastUsedAt ?? '') - Date.parse(mine?.signedInAt ?? '')).toBeGreaterThan(3_590_000);
});

test('ending a sign-in ends its refresh token, its calls and silent sign-ins of its browser', async () => {
  const { id, username, token } = await shop.person();
  const other = await signedIn(username);
  const line = (await sessionsOf(id, other)).find(({ current }) => current);

  expect((await shop.call(endSession, { id, sid: line?.id ?? '' }, { token })).http).toBe(204);

  await expect(other.flow.refresh(other.tokens.refresh_token)).rejects.toMatchObject(isRefused);
  // Another instance, which has not cached the grant.
  const fresh = await shop.instance();
  expect((await fresh.call(getProfile, {}, other)).http).toBe(401);
  expect((await other.flow.begin()).answer.location).toBe(`${accountUrl}/`);
  expect(await isIn({ token })).toBe(true);
  expect(await sessionsOf(id, { token })).toHaveLength(1);
  expect((await shop.call(endSession, { id, sid: line?.id ?? '' }, { token })).http).toBe(404);
});

test('ending a sign-in also ends those of other apps in the same browser', async () => {
  const { id, username, token } = await shop.person();
  const { flow, tokens } = await signedIn(username);
  const grants = await shop.db
    .selectFrom('signInRecords')
    .select('grantId')
    .where('model', '=', 'Grant')
    .where('accountId', '=', id)
    .execute();
  expect(grants).toHaveLength(2);
  const query = new URLSearchParams({
    client_id: 'maru-first-party',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${shop.config.hubUrl}/login/callback`,
  });
  await flow.browser.open(`${accountUrl}/oauth/authorize?${query}`);

  const line = (await sessionsOf(id, { token: tokens.access_token })).find(({ current }) => current);
  await shop.call(endSession, { id, sid: line?.id ?? '' }, { token });

  const left = await shop.db
    .selectFrom('signInRecords')
    .select('model')
    .where('accountId', '=', id)
    .execute();
  expect(left.map(({ model }) => model).sort()).toEqual(['Grant', 'RefreshToken']);
});

test('all other sign-ins end immediately, this one continues', async () => {
  const { id, username, token } = await shop.person();
  const [mine, other] = [await signedIn(username), await signedIn(username)];

  expect(await shop.call(endOtherSessions, { id }, mine)).toMatchObject({
    http: 200,
    response: { ended: 2 },
  });

  await expect(other.flow.refresh(other.tokens.refresh_token)).rejects.toMatchObject(isRefused);
  await expect(mine.flow.refresh(mine.tokens.refresh_token)).resolves.toBeDefined();
  const fresh = await shop.instance();
  expect((await fresh.call(getProfile, {}, { token })).http).toBe(401);
  expect(await sessionsOf(id, mine)).toMatchObject([{ current: true }]);
  expect((await shop.call(endOtherSessions, { id }, mine)).response).toEqual({ ended: 0 });
});

test('ended and expired sign-ins are not listed and are swept', async () => {
  const { id, username, token } = await shop.person();
  const [left, gone] = [await signedIn(username), await signedIn(username)];
  await left.flow.signOut();
  await sql`update sign_in_records set expires_at = now() where model = 'Grant' and account_id = ${id} and grant_id in
    (select grant_id from sign_in_sessions where client_id = 'maru-hub')`.execute(shop.db);

  expect(await sessionsOf(id, { token })).toMatchObject([{ current: true }]);
  expect(gone.token).toBeDefined();
  const kept = () =>
    shop.db.selectFrom('signInSessions').select('clientId').where('userId', '=', id).execute();
  expect(await kept()).toHaveLength(3);
  await sweepSignIn(shop.db, new Date());
  expect(await kept()).toEqual([{ clientId: 'maru-first-party' }]);
});

test('sign-ins of others are not found', async () => {
  const [mine, other] = [await shop.person(), await shop.person()];
  const [line] = await sessionsOf(other.id, other);
  const sid = line?.id ?? '';
  const answers = [
    await shop.call(listSessions, { id: other.id }, mine),
    await shop.call(endOtherSessions, { id: other.id }, mine),
    await shop.call(endSession, { id: other.id, sid }, mine),
    await shop.call(endSession, { id: mine.id, sid }, mine),
    await shop.call(endSession, { id: mine.id, sid: newId() }, mine),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await isIn(other)).toBe(true);
});

test('an admin sees the sign-ins of another user and ends them all, which the event log keeps', async () => {
  const [admin, user] = [await shop.person({ admin: true }), await shop.person()];
  const { flow, tokens } = await signedIn(user.username);
  expect((await sessionsOf(user.id, admin)).map(({ current }) => current)).toEqual([false, false]);

  expect((await shop.call(endOtherSessions, { id: user.id }, admin)).response).toEqual({ ended: 2 });

  await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject(isRefused);
  const fresh = await shop.instance();
  expect((await fresh.call(getProfile, {}, user)).http).toBe(401);
  expect(await isIn(admin)).toBe(true);
  const log = await shop.call(listUserEventLog, { id: user.id }, admin);
  expect(log.response.content).toMatchObject([{ act: 'endOtherSessions', after: { ended: 2 } }]);
  expect(await shop.call(endOtherSessions, { id: newId() }, admin)).toMatchObject({ http: 404 });
});
