import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import * as openid from 'openid-client';
import { fetchFrom, openBrowser } from './browser.ts';
import type { Shop } from './open-shop.ts';

export const password = 'maru1234!';

/** Sign-in steps of the hub, played by openid-client, and of a person's browser. */
export async function openSignInFlow({ app, config }: Shop) {
  const origins = { [config.accountUrl]: app.account, [config.hubUrl]: app.hub };
  const fetch = fetchFrom(origins);
  const browser = openBrowser(origins);
  const server = await openid.discovery(new URL(config.accountUrl), hubClientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
    [openid.customFetch]: (url, options) => fetch(url, options as RequestInit),
  });

  /** Opens the sign-in page; returns what is needed to redeem the code. */
  async function begin(parameters: Record<string, string> = {}) {
    const verifier = openid.randomPKCECodeVerifier();
    const url = openid.buildAuthorizationUrl(server, {
      redirect_uri: `${config.hubUrl}/login/callback`,
      scope: 'openid offline_access CLIENT USER',
      state: 'state-of-the-hub',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...parameters,
    });
    return { verifier, answer: await browser.open(url) };
  }

  function postLogin(username: string, given = password) {
    return browser.open(`${config.accountUrl}/login`, { form: { username, password: given } });
  }

  /** A full sign-in from the hub until it has a code. */
  async function fetchCode(username: string) {
    const { verifier } = await begin();
    const { location } = await postLogin(username);
    const back = await browser.open(location ?? '');
    return { verifier, callback: new URL(back.location ?? '') };
  }

  function redeem({ callback, verifier }: { callback: URL; verifier: string }) {
    const checks = { pkceCodeVerifier: verifier, expectedState: 'state-of-the-hub' };
    return openid.authorizationCodeGrant(server, callback, checks);
  }

  async function signIn(username: string) {
    const tokens = await redeem(await fetchCode(username));
    return { ...tokens, refresh_token: tokens.refresh_token ?? '' };
  }

  /** With the browser's existing session. */
  async function signInAgain() {
    const { verifier, answer } = await begin();
    return redeem({ verifier, callback: new URL(answer.location ?? '') });
  }

  /** Signs out at the authorization server and presses the button, if there is one. Returns the redirect. */
  async function signOut(
    parameters: Record<string, string> = {},
    headers: Record<string, string> = { 'sec-fetch-site': 'none' },
  ) {
    const back = { post_logout_redirect_uri: `${config.accountUrl}/logoutsuccess` };
    const url = openid.buildEndSessionUrl(server, { ...back, ...parameters });
    const page = await browser.open(url, { headers });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const form = { xsrf, logout: 'yes' };
    return { page, done: await browser.open(`${config.accountUrl}/oauth/logout/confirm`, { form }) };
  }

  /** Posts a raw form to the token endpoint on the hub's origin. */
  function postToken(form: Record<string, string>, headers: Record<string, string> = {}) {
    return fetch(`${config.hubUrl}/oauth/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
  }

  return {
    browser,
    fetch,
    server,
    begin,
    postLogin,
    fetchCode,
    redeem,
    signIn,
    signInAgain,
    signOut,
    postToken,
    refresh: (token: string) => openid.refreshTokenGrant(server, token),
    revoke: (token: string) => openid.tokenRevocation(server, token),
  };
}
