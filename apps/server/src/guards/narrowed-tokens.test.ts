import { type Endpoint, pathKeys, sendsBody } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import * as openid from 'openid-client';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { firstPartyClientId } from '#server/sign-in/clients/client-rules.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

/* A token may be requested or refreshed with fewer scopes than its user has. Without USER it counts as nobody's. */

const shop = await openShop();
const { username } = await shop.person();
const [secret] = shop.keys.secrets('first-party-client');

async function byCode(scope: string) {
  const flow = await openSignInFlow(shop);
  const { verifier } = await flow.begin({ scope });
  const { location } = await flow.postLogin(username);
  const back = await flow.browser.open(location ?? '');
  return flow.redeem({ verifier, callback: new URL(back.location ?? '') });
}

async function byPassword(scope: string) {
  const flow = await openSignInFlow(shop);
  const form = { grant_type: 'password', username, password, scope };
  const authorization = `Basic ${btoa(`${firstPartyClientId}:${secret}`)}`;
  return (await flow.postToken(form, { authorization })).json() as Promise<{ access_token: string }>;
}

async function refreshedTo(scope: string) {
  const flow = await openSignInFlow(shop);
  const { refresh_token } = await flow.signIn(username);
  return openid.refreshTokenGrant(flow.server, refresh_token, { scope });
}

const narrowed: [name: string, () => Promise<{ access_token: string }>][] = [
  ['of a sign-in with scope=openid alone', () => byCode('openid')],
  ['of a sign-in with scope=openid CLIENT', () => byCode('openid CLIENT')],
  ['of a password grant with scope=CLIENT', () => byPassword('CLIENT')],
  ['refreshed with scope=CLIENT', () => refreshedTo('CLIENT')],
  ['refreshed with scope=openid', () => refreshedTo('openid')],
];

const guarded = endpoints.filter(({ access }) => !access.some(({ kind }) => kind === 'anyone'));

async function ask(endpoint: Endpoint, token: string) {
  const path = pathKeys(endpoint).reduce(
    (url, key) => url.replace(`:${key}`, newId()),
    endpoint.path as string,
  );
  const { statusCode, body } = await shop.app.account.inject({
    method: endpoint.method,
    url: path,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': newId() },
    ...(sendsBody(endpoint) && { payload: {} }),
  });
  return { http: statusCode, body };
}

test.each(narrowed)('a token %s cannot make calls that need a user', async (_name, grant) => {
  const { access_token } = await grant();
  expect(guarded.length).toBeGreaterThan(50);
  for (const endpoint of guarded) {
    const { http, body } = await ask(endpoint, access_token);
    expect([endpoint.name, http, body]).toEqual([
      endpoint.name,
      401,
      expect.stringContaining('UNAUTHENTICATED'),
    ]);
  }
});

test('a token with USER acts as its user, however it was requested', async () => {
  for (const grant of [byCode('openid USER'), byPassword('USER'), refreshedTo('USER')])
    expect((await shop.call(getProfile, {}, { token: (await grant).access_token })).http).toBe(200);
});
