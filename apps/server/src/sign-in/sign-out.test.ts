import { getProfile } from '@maru/contract/profile/profile.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PageAnswer } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';
import en from './provider/sign-out.en.json' with { type: 'json' };
import ko from './provider/sign-out.ko.json' with { type: 'json' };

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const isRefused = { error: 'invalid_grant' };

async function signedIn() {
  const person = await shop.person();
  const flow = await openSignInFlow(shop);
  return { person, flow, tokens: await flow.signIn(person.username) };
}

function sendsItself({ headers, text }: PageAnswer): boolean {
  const hasScript = headers.get('content-security-policy')?.includes("script-src 'nonce-") ?? false;
  expect(text.includes('.submit()')).toBe(hasScript);
  expect(text).toContain('<button form="op.logoutForm">');
  return hasScript;
}

test('spec 4 · session: the provider’s sign-out ends the session and its tokens and leads to /logoutsuccess', async () => {
  const { person, flow, tokens } = await signedIn();

  const { done } = await flow.signOut();

  expect(done.location).toBe(`${accountUrl}/logoutsuccess`);
  await expect(flow.refresh(tokens.refresh_token)).rejects.toMatchObject(isRefused);
  expect((await shop.call(getProfile, {}, { ...person, token: tokens.access_token })).http).toBe(401);
  expect((await flow.begin()).answer.location).toBe(`${accountUrl}/`);
});

test('the hub, which has revoked its grant first, signs out without a click', async () => {
  const { flow, tokens } = await signedIn();
  await flow.revoke(tokens.refresh_token);
  const { page, done } = await flow.signOut();
  expect(sendsItself(page)).toBe(true);
  expect(done.location).toBe(`${accountUrl}/logoutsuccess`);
});

test('an app that presents its id token signs out without a click', async () => {
  const { flow, tokens } = await signedIn();
  const { page } = await flow.signOut({ id_token_hint: tokens.id_token ?? '' });
  expect(sendsItself(page)).toBe(true);
});

test('the id token of another user is no proof', async () => {
  const [mine, other] = [await signedIn(), await signedIn()];
  const { page } = await mine.flow.signOut({ id_token_hint: other.tokens.id_token ?? '' });
  expect(sendsItself(page)).toBe(false);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-site', referer: `${hubUrl}/place/a-shop` },
  { 'sec-fetch-site': 'same-origin', referer: `${accountUrl}/` },
  { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
  {},
])('a sign-out link without an id token waits for a click, wherever it was followed: %j', async (headers) => {
  const { flow, tokens } = await signedIn();
  const query = new URLSearchParams({
    client_id: 'maru-hub',
    post_logout_redirect_uri: `${accountUrl}/logoutsuccess`,
  });
  const page = await flow.browser.open(`${accountUrl}/oauth/logout?${query}`, { headers });

  expect(sendsItself(page)).toBe(false);
  expect(page.text).toContain(ko.question);
  await expect(flow.refresh(tokens.refresh_token)).resolves.toBeDefined();
});

async function records(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from sign_in_records`.execute(shop.db);
  return Number(rows[0]?.count);
}

test('a sign-out without a session redirects immediately and stores no row', async () => {
  const back = { client_id: 'maru-hub', post_logout_redirect_uri: `${accountUrl}/logoutsuccess`, state: 'x' };
  const before = await records();
  for (const [query, location] of [
    [back, `${accountUrl}/logoutsuccess?state=x`],
    [{}, `${accountUrl}/logoutsuccess`],
    [{ post_logout_redirect_uri: 'https://evil.example/' }, `${accountUrl}/logoutsuccess`],
  ] as const) {
    const flow = await openSignInFlow(shop);
    const answer = await flow.browser.open(`${accountUrl}/oauth/logout?${new URLSearchParams(query)}`);
    expect(answer).toMatchObject({ status: 303, location });
    expect([...flow.browser.jar.keys()].filter((name) => name.startsWith('sso'))).toEqual([]);
  }
  expect(await records()).toBe(before);
});

test('the cookie of an ended session stores no row on any page', async () => {
  const { flow } = await signedIn();
  const cookies = [...flow.browser.jar];
  await flow.signOut();
  const before = await records();
  for (const path of ['/oauth/logout', '/oauth/authorize?client_id=nobody']) {
    for (const [name, value] of cookies) flow.browser.jar.set(name, value);
    await flow.browser.open(`${accountUrl}${path}`);
  }
  expect(await records()).toBe(before);
});

test('a sign-out without a return address ends at /logoutsuccess', async () => {
  const { flow } = await signedIn();
  const page = await flow.browser.open(`${accountUrl}/oauth/logout`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const done = await flow.browser.open(`${accountUrl}/oauth/logout/confirm`, {
    form: { xsrf, logout: 'yes' },
  });
  const end = await flow.browser.open(done.location ?? '');
  expect([done.location, end.location]).toContain(`${accountUrl}/logoutsuccess`);
});

test('the confirmation page has the colours of the product and a link to the hub', async () => {
  const { flow } = await signedIn();
  const { page } = await flow.signOut();
  const [, nonce] = /style-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];

  expect(page.text).toContain(`<style nonce="${nonce}">`);
  expect(page.text).toContain(`<a href="${hubUrl}/">${ko.back}</a>`);
});

test('a sign-out without its form token does nothing', async () => {
  const { flow, tokens } = await signedIn();
  const answer = await flow.browser.open(`${accountUrl}/oauth/logout/confirm`, { form: { logout: 'yes' } });
  expect(answer.status).toBe(400);
  await expect(flow.refresh(tokens.refresh_token)).resolves.toBeDefined();
});

test('a sign-out that returns to a foreign page is refused', async () => {
  const { flow } = await signedIn();
  for (const post_logout_redirect_uri of [
    'https://evil.example/',
    `${accountUrl}.evil.example/logoutsuccess`,
  ])
    expect((await flow.signOut({ post_logout_redirect_uri })).page.status).toBe(400);
});

test('the sign-out and the pages after it are in the language of the app', async () => {
  const { flow } = await signedIn();
  const { page } = await flow.signOut({ ui_locales: 'en' });
  expect(page.text).toContain('<html lang="en">');
  expect(page.text).toContain(en.question);
  expect(flow.browser.jar.get('maru-language')).toBe('en');
});

test('the sign-out keeps the language of this browser unless the app names another', async () => {
  const { flow } = await signedIn();
  flow.browser.jar.set('maru-language', 'en');
  expect((await flow.signOut({}, { 'accept-language': 'ko' })).page.text).toContain(en.question);
});
