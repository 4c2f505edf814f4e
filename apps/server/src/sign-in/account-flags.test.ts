import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { grantUserToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateUserFlags } from '#server/users/users.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';
import { firstPartyClientId } from './clients/client-rules.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const [secret] = shop.keys.secrets('first-party-client');
const firstParty = { authorization: `Basic ${btoa(`${firstPartyClientId}:${secret}`)}` };
const isRefused = { error: 'invalid_grant' };
beforeEach(() => sql`truncate sign_in_failures`.execute(shop.db));

/** Asks a fresh instance, because grants are cached for 5 s. */
async function isIn(token: string): Promise<boolean> {
  const fresh = await shop.instance();
  return (await fresh.call(getProfile, {}, { token })).http === 200;
}

async function askUserToken(username: string) {
  const headers = { origin: accountUrl };
  const payload = { username, password };
  const answer = await shop.app.account.inject({
    method: 'POST',
    url: grantUserToken.path,
    headers,
    payload,
  });
  return answer.json<{ status: string; response: { accessToken: string } }>();
}

async function askByPassword(username: string) {
  const flow = await openSignInFlow(shop);
  const answer = await flow.postToken({ grant_type: 'password', username, password }, firstParty);
  return (await answer.json()) as Record<string, string>;
}

describe.each(['accountNonLocked', 'credentialsNonExpired', 'accountNonExpired'])('without %s', (flag) => {
  const raise = (id: string, value: boolean) => updateUserFlags(shop.db, id, { [flag]: value });

  test(`spec 3 · ${flag}: the login form refuses`, async () => {
    const { id, username } = await shop.person();
    await raise(id, false);
    const flow = await openSignInFlow(shop);
    expect((await flow.postLogin(username)).location).toBe(`${accountUrl}/?error`);
  });

  test(`spec 3 · ${flag}: a session of the browser signs nobody in silently`, async () => {
    const { id, username } = await shop.person();
    const flow = await openSignInFlow(shop);
    await flow.signIn(username);
    await raise(id, false);
    expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
  });

  test(`spec 3 · ${flag}: a code that waits is not redeemed`, async () => {
    const { id, username } = await shop.person();
    const flow = await openSignInFlow(shop);
    const code = await flow.fetchCode(username);
    await raise(id, false);
    await expect(flow.redeem(code)).rejects.toMatchObject(isRefused);
  });

  test(`spec 3 · ${flag}: the hub's refresh token is refused, and good again with the flag`, async () => {
    const { id, username } = await shop.person();
    const flow = await openSignInFlow(shop);
    const { refresh_token } = await flow.signIn(username);
    await raise(id, false);
    await expect(flow.refresh(refresh_token)).rejects.toMatchObject(isRefused);
    await raise(id, true);
    await expect(flow.refresh(refresh_token)).resolves.toBeDefined();
  });

  test(`spec 3 · ${flag}: the password grant and its refresh token are refused`, async () => {
    const { id, username } = await shop.person();
    const { refresh_token = '' } = await askByPassword(username);
    await raise(id, false);
    expect(await askByPassword(username)).toMatchObject(isRefused);
    const flow = await openSignInFlow(shop);
    const answer = await flow.postToken({ grant_type: 'refresh_token', refresh_token }, firstParty);
    expect(await answer.json()).toMatchObject(isRefused);
  });

  test(`spec 3 · ${flag}: POST /session/user refuses, and a token from it signs nobody in any more`, async () => {
    const { id, username } = await shop.person();
    const { response } = await askUserToken(username);
    expect(await isIn(response.accessToken)).toBe(true);
    await raise(id, false);
    expect(await isIn(response.accessToken)).toBe(false);
    expect(await askUserToken(username)).toMatchObject({ status: 'LOGIN_FAILED' });
  });

  test(`spec 3 · ${flag}: the calls of a sign-in end`, async () => {
    const { id, username } = await shop.person();
    const flow = await openSignInFlow(shop);
    const { access_token } = await flow.signIn(username);
    expect(await isIn(access_token)).toBe(true);
    await raise(id, false);
    expect(await isIn(access_token)).toBe(false);
  });
});
