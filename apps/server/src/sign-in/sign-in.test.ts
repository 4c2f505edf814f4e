import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;

test('both origins describe one authorization server, at the account origin', async () => {
  const { fetch } = await openSignInFlow(shop);
  const at = async (origin: string) => (await fetch(`${origin}/.well-known/openid-configuration`)).json();
  const description = await at(accountUrl);

  expect(description).toMatchObject({
    issuer: accountUrl,
    authorization_endpoint: `${accountUrl}/oauth/authorize`,
    token_endpoint: `${accountUrl}/oauth/token`,
    revocation_endpoint: `${accountUrl}/oauth/revoke`,
    end_session_endpoint: `${accountUrl}/oauth/logout`,
    jwks_uri: `${accountUrl}/oauth/jwks`,
    code_challenge_methods_supported: ['S256'],
  });
  expect(await at(hubUrl)).toEqual(description);
});

test('spec 9 · a person signs in by the form and comes back to the hub with a code for an access token of 59 minutes', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);

  const { verifier, answer } = await flow.begin();
  expect(answer).toMatchObject({ status: 303, location: `${accountUrl}/` });
  const posted = await flow.postLogin(person.username.toUpperCase());
  expect(posted.status).toBe(303);
  const back = await flow.browser.open(posted.location ?? '');
  const callback = new URL(back.location ?? '');
  expect(callback.origin + callback.pathname).toBe(`${hubUrl}/login/callback`);

  const tokens = await flow.redeem({ callback, verifier });
  expect(tokens).toMatchObject({ expires_in: 3540, scope: 'CLIENT USER' });
  expect(tokens.claims()).toMatchObject({ sub: person.id, iss: accountUrl });
  const me = await shop.call(getProfile, {}, { ...person, token: tokens.access_token });
  expect(me).toMatchObject({ http: 200, response: { id: person.id } });
});

test('a session signs in to the hub again without a page', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.signIn(username);

  const { answer } = await flow.begin();
  expect(answer.location).toContain(`${hubUrl}/login/callback?code=`);
});

test('spec 4 · session: refresh gives another access token and the successor of the refresh token', async () => {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  const first = await flow.signIn(person.username);

  const second = await flow.refresh(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  const me = await shop.call(getProfile, {}, { ...person, token: second.access_token });
  expect(me.http).toBe(200);
});

test('revoking a refresh token revokes its access tokens', async () => {
  const { username, id } = await shop.person();
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(username);

  await flow.revoke(tokens.refresh_token);
  await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await shop.call(getProfile, {}, { id, username, token: tokens.access_token })).toMatchObject({
    http: 401,
  });
});

test('a redirect to a foreign page is refused in place', async () => {
  const flow = await openSignInFlow(shop);
  for (const redirect_uri of [
    'https://evil.example/',
    `${hubUrl}/login/callback/x`,
    `${hubUrl}.evil.example/login/callback`,
  ]) {
    const { answer } = await flow.begin({ redirect_uri });
    expect(answer).toMatchObject({ status: 400, location: null });
  }
});

test('the hub gets no code without PKCE', async () => {
  const flow = await openSignInFlow(shop);
  const query = new URLSearchParams({
    client_id: 'maru-hub',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${hubUrl}/login/callback`,
  });
  const answer = await flow.browser.open(`${accountUrl}/oauth/authorize?${query}`);
  expect(answer.location).toContain('error=invalid_request');
});

test('going back to a completed sign-in starts a new one at the hub', async () => {
  const { username } = await shop.person();
  const flow = await openSignInFlow(shop);
  await flow.begin();
  const { location } = await flow.postLogin(username);
  await flow.browser.open(location ?? '');

  expect(await flow.browser.open(location ?? '')).toMatchObject({ status: 303, location: `${hubUrl}/` });
});
