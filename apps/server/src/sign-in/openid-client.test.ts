import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import * as openid from 'openid-client';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const listening = {
  [accountUrl]: await shop.app.account.listen({ host: '127.0.0.1', port: 0 }),
  [hubUrl]: await shop.app.hub.listen({ host: '127.0.0.1', port: 0 }),
};

/** Fetches over the network from the port where the origin listens in this test. */
function fetchFrom(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname, search } = new URL(address);
  return fetch(`${listening[origin]}${pathname}${search}`, { redirect: 'manual', ...init });
}

const jar = new Map<string, string>();

/** A browser with cookies. Returns the text and the redirect. */
async function open(address: string | URL, form?: Record<string, string>) {
  const answer = await fetchFrom(address, {
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), origin: accountUrl },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return { text: await answer.text(), to: new URL(answer.headers.get('location') ?? '', address) };
}

test('openid-client signs in, refreshes, revokes and signs out against the running server', async () => {
  const { username } = await shop.person();
  const server = await openid.discovery(new URL(accountUrl), hubClientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
    [openid.customFetch]: (url, options) => fetchFrom(url, options as RequestInit),
  });
  const isIn = async (token: string) => (await shop.call(getProfile, {}, { token })).http === 200;

  async function signIn() {
    const [pkceCodeVerifier, expectedState, expectedNonce] = [
      openid.randomPKCECodeVerifier(),
      openid.randomState(),
      openid.randomNonce(),
    ];
    const leave = openid.buildAuthorizationUrl(server, {
      redirect_uri: `${hubUrl}/login/callback`,
      scope: 'openid offline_access CLIENT USER',
      state: expectedState,
      nonce: expectedNonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const { to: page } = await open(leave);
    const { to } = page.origin === hubUrl ? { to: page } : await resume();
    return openid.authorizationCodeGrant(server, to, { pkceCodeVerifier, expectedState, expectedNonce });
  }
  const resume = async () => open((await open(`${accountUrl}/login`, { username, password })).to);

  const first = await signIn();
  expect(await isIn(first.access_token)).toBe(true);
  const second = await openid.refreshTokenGrant(server, first.refresh_token ?? '');
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.claims()?.sub).toBe(first.claims()?.sub);

  await openid.tokenRevocation(server, second.refresh_token ?? '');
  const isRefused = { error: 'invalid_grant' };
  await expect(openid.refreshTokenGrant(server, second.refresh_token ?? '')).rejects.toMatchObject(isRefused);

  const third = await signIn();
  const leave = openid.buildEndSessionUrl(server, {
    id_token_hint: third.id_token ?? '',
    post_logout_redirect_uri: `${accountUrl}/logoutsuccess`,
  });
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec((await open(leave)).text) ?? [];
  const { to } = await open(`${accountUrl}/oauth/logout/confirm`, { xsrf, logout: 'yes' });
  expect(to.href).toBe(`${accountUrl}/logoutsuccess`);
  await expect(openid.refreshTokenGrant(server, third.refresh_token ?? '')).rejects.toMatchObject(isRefused);
  expect(await isIn(third.access_token)).toBe(false);
});
