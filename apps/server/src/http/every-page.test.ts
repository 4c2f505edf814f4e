import { subscribe } from 'node:diagnostics_channel';
import { readSlug, slugProblem } from '@maru/contract/place/slug.ts';
import { requestResetPasswordEmail } from '@maru/contract/recovery/recovery.endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openBrowser, type PageAnswer } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPages } from '#test/page-parts.ts';
import { openSignInFlow } from '#test/sign-in-flow.ts';

/** All GET paths of both origins, reported by Fastify. */
const paths = new Map<FastifyInstance, string[]>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const found: string[] = [];
  paths.set(fastify, found);
  fastify.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) found.push(url);
  });
});

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const { app } = await shop.instance({ pages: await plainPages(shop.config) });
const origins = { [accountUrl]: app.account, [hubUrl]: app.hub };
const html = { accept: 'text/html' };

/** Returns whether it was a page. A page must not be framed by another site. */
function isGuarded(what: string, { headers }: Pick<PageAnswer, 'headers'>): boolean {
  if (!headers.get('content-type')?.includes('text/html')) return false;
  const policy = headers.get('content-security-policy') ?? 'none';
  expect([what, policy]).toEqual([what, expect.stringMatching(/frame-ancestors '(none|self)'/)]);
  expect([what, policy]).toEqual([what, expect.stringContaining("default-src 'none'")]);
  return true;
}

async function signedIn() {
  const person = await shop.person();
  const flow = await openSignInFlow({ ...shop, app });
  return { flow, tokens: await flow.signIn(person.username) };
}

test('every page has a policy and may not be framed', async () => {
  let pages = 0;
  for (const [origin, server] of Object.entries(origins)) {
    const known = paths.get(server) ?? [];
    expect(known.length).toBeGreaterThan(20);
    for (const path of new Set([...known, '/', '/nowhere', '/s/1/till', '/login/callback'])) {
      const url = `${origin}${path.replaceAll(/:\w+/g, newId()).replace('*', 'x')}`;
      if (isGuarded(url, await openBrowser(origins).open(url, { headers: html }))) pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(15);
});

test('no store page can have a slug that imitates a path that the server answers', () => {
  const parts = [...paths.values()].flat().map((path) => path.split('/')[1] ?? '');
  expect(parts.length).toBeGreaterThan(40);
  expect(new Set(parts.filter((part) => slugProblem(readSlug(part)) === undefined))).toEqual(new Set());
});

test('a mail page of a trial has a policy and may be framed only by its own origin', async () => {
  const { username } = await shop.person();
  await shop.call(requestResetPasswordEmail, { username });
  const { id } = await shop.mailbox.lastTo(username);

  const page = await openBrowser(origins).open(`${accountUrl}/dev/outbox/${id}`, { headers: html });
  expect(isGuarded('the mail', page)).toBe(true);
});

test('the sign-out has a policy and may not be framed', async () => {
  const { flow } = await signedIn();
  expect(isGuarded('the sign-out', await flow.browser.open(`${accountUrl}/oauth/logout`))).toBe(true);
});

test('signing in over another user shows a page with a policy, in the language of the browser', async () => {
  const { flow } = await signedIn();
  const next = await shop.person();
  await flow.begin({ prompt: 'login' });
  const { location } = await flow.postLogin(next.username);
  const page = await flow.browser.open(location ?? '', { headers: { ...html, 'accept-language': 'ko' } });

  expect(isGuarded('the change of person', page)).toBe(true);
  expect(page.text).toContain('<html lang="ko">');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const onward = await flow.browser.open(`${accountUrl}/oauth/logout/confirm`, {
    form: { xsrf, logout: 'yes' },
  });
  expect((await flow.browser.open(onward.location ?? '')).location).toContain('/login/callback?code=');
});

test('the form_post response mode is refused', async () => {
  const { flow } = await signedIn();
  for (const prompt of ['login', 'none']) {
    const { answer } = await flow.begin({ response_mode: 'form_post', prompt });
    const { searchParams } = new URL(answer.location ?? '');
    expect(searchParams.get('error')).toBe('unsupported_response_mode');
    isGuarded('the refusal', answer);
  }
  const { body } = await app.account.inject('/.well-known/openid-configuration');
  expect(JSON.parse(body)).toMatchObject({ response_modes_supported: ['query', 'fragment'] });
});

test('the redirect after a sign-in has a policy', async () => {
  const { flow } = await signedIn();
  const url = `${accountUrl}/oauth/logout/confirm`;
  for (const answer of [
    await flow.browser.open(url, { form: { logout: 'yes' }, headers: html }),
    await flow.browser.open(`${accountUrl}/oauth/authorize/x`, { headers: html }),
  ])
    isGuarded('the redirect', answer);
});
