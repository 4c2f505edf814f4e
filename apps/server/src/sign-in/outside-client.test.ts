import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { endSession, listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import * as openid from 'openid-client';
import { expect, test } from 'vitest';
import { ClientEntry } from '#server/client-config.ts';
import { readConfig } from '#server/config.ts';
import { fetchFrom, openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPages } from '#test/page-parts.ts';
import { password } from '#test/sign-in-flow.ts';

const site = 'https://books.example';
const script = new URL('./clients/make-client.ts', import.meta.url).pathname;

/** Runs the script, as somebody who registers an app does. */
async function register(...given: string[]) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...given]);
  return { entry: stdout, secret: /: (\S+)$/m.exec(stderr)?.[1] ?? '' };
}

const everything = 'openid USER CLIENT offline_access';
const [books, narrow, ours, spa] = await Promise.all([
  register('books', '동네책방', `${site}/callback`, '--sign-out', `${site}/bye`, '--scopes', everything),
  register('narrow', '작은 앱', `${site}/narrow`),
  register('ours', '우리 앱', `${site}/ours`, '--first-party', '--scopes', 'openid USER', '--sign-out', site),
  register('spa', '화면 앱', 'http://localhost:4000/', '--public', '--scopes', 'openid USER'),
]);
const file = join(await mkdtemp(join(tmpdir(), 'maru-clients-')), 'clients.json');
await writeFile(file, `[${[books, narrow, ours, spa].map(({ entry }) => entry)}]`);

const shop = await openShop();
const config = readConfig({ OAUTH_CLIENTS: file, ACCOUNT_PORT: '3000', HUB_PORT: '3001' });
const { accountUrl, hubUrl } = config;
const instance = await shop.instance({ config, pages: await plainPages(config) });
const { app } = instance;
const origins = { [accountUrl]: app.account, [hubUrl]: app.hub };
const isRefused = { error: 'invalid_grant' };

/** An outside app with openid-client from npm, and a user's browser. */
async function openApp(id: string, secret: string, redirect_uri: string) {
  const fetch = fetchFrom(origins);
  const auth = secret === '' ? openid.None() : openid.ClientSecretBasic(secret);
  const server = await openid.discovery(new URL(accountUrl), id, undefined, auth, {
    execute: [openid.allowInsecureRequests],
    [openid.customFetch]: (url, options) => fetch(url, options as RequestInit),
  });
  const browser = openBrowser(origins);
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();

  async function begin(over: Record<string, string> = {}) {
    const url = openid.buildAuthorizationUrl(server, {
      redirect_uri,
      scope: 'openid USER',
      state: 'of-the-app',
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      ...over,
    });
    return browser.open(url);
  }

  async function logIn(username: string) {
    const { location } = await browser.open(`${accountUrl}/login`, { form: { username, password } });
    return browser.open(location ?? '');
  }

  /** Presses a button of the consent page; returns the redirect to the app. */
  async function answer(said: 'allow' | 'refuse', scopes: string, headers: Record<string, string> = {}) {
    const form = { answer: said, clientId: id, scopes };
    const { status, location } = await browser.open(`${accountUrl}/consent`, { form, headers });
    if (status !== 303) return { status, location };
    return browser.open(location ?? '');
  }

  const redeem = (location: string | null) =>
    openid.authorizationCodeGrant(server, new URL(location ?? ''), {
      pkceCodeVerifier,
      expectedState: 'of-the-app',
    });
  return { server, browser, begin, logIn, answer, redeem };
}

const openBooks = () => openApp('books', books.secret, `${site}/callback`);
const isIn = async (token: string) => (await shop.call(getProfile, {}, { token })).http === 200;

/** A user who has already allowed the app's request. */
async function allowedBooks() {
  const { username } = await shop.person();
  const app = await openBooks();
  await app.begin();
  await app.logIn(username);
  await app.answer('allow', 'openid USER offline_access');
  return { username, ...app };
}

test('an outside app signs in a user who consents, refreshes, and signs out after a click', async () => {
  const { username, id } = await shop.person();
  const { server, browser, begin, logIn, answer, redeem } = await openBooks();

  expect((await begin()).location).toBe(`${accountUrl}/`);
  expect((await logIn(username)).location).toBe(`${accountUrl}/consent`);
  const { location } = await answer('allow', 'openid USER offline_access');
  expect(location).toContain(`${site}/callback?code=`);
  const tokens = await redeem(location);
  expect(tokens.claims()?.sub).toBe(id);
  expect(tokens.scope).toBe('USER');
  expect(await isIn(tokens.access_token)).toBe(true);
  const refreshed = await openid.refreshTokenGrant(server, tokens.refresh_token ?? '');
  expect(await isIn(refreshed.access_token)).toBe(true);

  const leave = openid.buildEndSessionUrl(server, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: `${site}/bye`,
    state: 'bye',
  });
  const page = await browser.open(leave);
  expect(page.text).not.toContain('.submit()');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const done = await browser.open(`${accountUrl}/oauth/logout/confirm`, { form: { xsrf, logout: 'yes' } });
  expect(done.location).toBe(`${site}/bye?state=bye`);
  await expect(openid.refreshTokenGrant(server, refreshed.refresh_token ?? '')).rejects.toMatchObject(
    isRefused,
  );
});

test('granted scopes are not asked again, on other devices too, but additional ones are', async () => {
  const { username } = await shop.person();
  const first = await openBooks();
  await first.begin({ scope: 'openid' });
  await first.logIn(username);
  await first.answer('allow', 'openid offline_access');
  expect((await first.begin({ scope: 'openid' })).location).toContain('code=');

  const second = await openBooks();
  await second.begin({ scope: 'openid' });
  expect((await second.logIn(username)).location).toContain(`${site}/callback?code=`);
  expect((await second.begin()).location).toBe(`${accountUrl}/consent`);
  expect((await second.begin({ scope: 'openid', prompt: 'consent' })).location).toBe(`${accountUrl}/consent`);
});

test('an app can request login and consent prompts together', async () => {
  const { username, begin, logIn, answer } = await allowedBooks();

  expect((await begin({ prompt: 'login consent' })).location).toBe(`${accountUrl}/`);
  expect((await logIn(username)).location).toBe(`${accountUrl}/consent`);
  const { location } = await answer('allow', 'openid USER offline_access');
  expect(location).toContain(`${site}/callback?code=`);
});

test('a user who refuses returns to the app without a code, and is asked again', async () => {
  const { begin, answer } = await allowedBooks();
  await begin({ prompt: 'consent' });

  const { location } = await answer('refuse', 'openid USER offline_access');
  expect(new URL(location ?? '').searchParams.get('error')).toBe('access_denied');
  expect((await begin()).location).toBe(`${accountUrl}/consent`);
  expect(new URL((await begin({ prompt: 'none' })).location ?? '').searchParams.get('error')).toBe(
    'consent_required',
  );
});

test('consent counts only for the page shown, from our own site, by the signed-in user', async () => {
  const { username, id } = await shop.person();
  const { browser, begin, logIn, answer } = await openBooks();
  await begin();
  await logIn(username);

  expect((await answer('allow', 'openid')).location).toBeNull();
  expect(await answer('allow', 'openid USER offline_access', { origin: site })).toMatchObject({
    status: 403,
  });
  const stranger = openBrowser(origins);
  expect((await stranger.open(`${accountUrl}/consent`)).location).toBe(`${accountUrl}/`);
  for (const name of ['sso', 'sso.sig']) browser.jar.delete(name);
  expect((await browser.open(`${accountUrl}/consent`)).location).toBe(`${accountUrl}/`);
  const consents = shop.db.selectFrom('appConsents').selectAll().where('userId', '=', id);
  expect(await consents.execute()).toEqual([]);
});

test('the pages of the flow allow the redirect to the app and cannot be framed', async () => {
  const { username } = await shop.person();
  const { browser, begin, logIn } = await openBooks();
  const policyAt = async (path: string) =>
    (await browser.open(`${accountUrl}${path}`)).headers.get('content-security-policy');
  await begin();
  expect(await policyAt('/')).toContain(`form-action 'self' ${hubUrl} ${site}`);
  await logIn(username);

  const policy = await policyAt('/consent');
  expect(policy).toContain(`form-action 'self' ${hubUrl} ${site}`);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('an app gets only the scopes that it is registered for', async () => {
  const { username } = await shop.person();
  const { begin, logIn, answer, redeem, server } = await openApp('narrow', narrow.secret, `${site}/narrow`);
  for (const scope of ['openid USER', 'openid CLIENT']) {
    const { searchParams } = new URL((await begin({ scope })).location ?? '');
    expect(searchParams.get('error')).toBe('invalid_scope');
  }
  await begin({ scope: 'openid' });
  await logIn(username);
  const tokens = await redeem((await answer('allow', 'openid')).location);
  expect(tokens.refresh_token).toBeUndefined();
  expect(await isIn(tokens.access_token)).toBe(false);
  await expect(openid.clientCredentialsGrant(server)).rejects.toThrow();
  const byPassword = openid.genericGrantRequest(server, 'password', { username, password });
  await expect(byPassword).rejects.toThrow();
  expect((await begin({ scope: 'openid', redirect_uri: `${site}/callback` })).status).toBe(400);
});

test('our own app needs no consent and can sign out without a click', async () => {
  const { username } = await shop.person();
  const { browser, server, begin, logIn, redeem } = await openApp('ours', ours.secret, `${site}/ours`);
  await begin({ prompt: 'consent' });
  const { location } = await logIn(username);
  expect(location).toContain(`${site}/ours?code=`);
  const tokens = await redeem(location);
  expect(await isIn(tokens.access_token)).toBe(true);
  const leave = openid.buildEndSessionUrl(server, { id_token_hint: tokens.id_token ?? '' });
  expect((await browser.open(leave)).text).toContain('.submit()');
});

test('an app without a server signs in with PKCE, only from its own site', async () => {
  const { username } = await shop.person();
  const { begin, logIn, answer, redeem } = await openApp('spa', '', 'http://localhost:4000/');
  await begin();
  await logIn(username);
  expect(await isIn((await redeem((await answer('allow', 'openid USER')).location)).access_token)).toBe(true);
  for (const [origin, allowed] of [
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://evil.example', undefined],
  ]) {
    const { headers } = await app.account.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=authorization_code&client_id=spa&code=x&code_verifier=x&redirect_uri=x',
    });
    expect(headers['access-control-allow-origin']).toBe(allowed);
  }
});

test('a wrong secret, or the stored hash, is refused', async () => {
  const [hash = ''] = /sha256:[0-9a-f]+/.exec(books.entry) ?? [];
  for (const secret of ['wrong', hash, hash.slice('sha256:'.length), narrow.secret]) {
    const { server } = await openApp('books', secret, `${site}/callback`);
    const asked = openid.clientCredentialsGrant(server, { scope: 'CLIENT' });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  }
  const { server } = await openBooks();
  const token = await openid.clientCredentialsGrant(server, { scope: 'CLIENT' });
  expect(await isIn(token.access_token)).toBe(false);
});

test('the list of sign-ins names the app, and a user can sign it out there', async () => {
  const { username, id, token } = await shop.person();
  const { begin, logIn, answer, redeem } = await openBooks();
  await begin();
  await logIn(username);
  const tokens = await redeem((await answer('allow', 'openid USER offline_access')).location);

  const { call } = instance;
  const { response } = await call(listSessions, { id }, { token });
  const listed = response.find(({ browser }) => browser === '동네책방');
  expect(listed).toMatchObject({ system: null, current: false });
  await call(endSession, { id, sid: listed?.id ?? '' }, { token });
  expect((await call(getProfile, {}, { token: tokens.access_token })).http).toBe(401);
});

test('the discovery document names every scope', async () => {
  const { body } = await app.account.inject('/.well-known/openid-configuration');
  const { scopes_supported } = JSON.parse(body) as { scopes_supported: string[] };
  expect(scopes_supported.sort()).toEqual(['CLIENT', 'USER', 'offline_access', 'openid']);
});

test('the documented command prints a secret and the documented entry', async () => {
  const document = await readFile(new URL('../../../../docs/outside-apps.md', import.meta.url), 'utf8');
  const blockOf = (language: string) =>
    new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(document)?.[1] ?? '';
  const [, , , path = '', ...words] =
    blockOf('sh')
      .replaceAll('\\\n', '')
      .match(/"[^"]*"|\S+/g) ?? [];
  expect(script.endsWith(path)).toBe(true);
  const { entry, secret } = await register(...words.map((word) => word.replaceAll('"', '')));

  expect(secret).toMatch(/^[\w-]{43}$/);
  const [shown] = JSON.parse(blockOf('json')) as [object];
  const secretHash = expect.stringMatching(/^sha256:/);
  const made = ClientEntry.parse(JSON.parse(entry));
  expect({ ...made, secretHash }).toEqual({ ...shown, name: made.name, secretHash });
  for (const scope of ['openid', 'USER', 'offline_access', 'CLIENT'])
    expect(document).toContain(`| \`${scope}\` |`);
});

test('make-client reports what is wrong with an entry', async () => {
  await expect(register('Books', '책방', 'books.example')).rejects.toMatchObject({
    stderr: expect.stringMatching(/a-z[\s\S]*not an address[\s\S]*Say which app/),
  });
});
