import diagnostics from 'node:diagnostics_channel';
import { endpoints } from '@maru/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Entrance, limits } from '#server/http/rate-limits.ts';
import { openBrowser } from '#test/browser.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPages } from '#test/page-parts.ts';
import { openSignInFlow, password } from '#test/sign-in-flow.ts';

const shop = await openShop();
const { accountUrl, hubUrl } = shop.config;
const pages = await plainPages(shop.config);
const { username } = await shop.person();

beforeEach(() => sql`truncate rate_limits, sign_in_failures`.execute(shop.db));

/** A new instance without caches, as in production. */
async function open() {
  const { app } = await shop.instance({ pages, config: { ...shop.config, environment: 'production' } });
  return { app, browser: openBrowser({ [accountUrl]: app.account, [hubUrl]: app.hub }) };
}

/** Counts as many calls as the limit allows. */
async function useUp(entrance: Entrance, subject = '127.0.0.1') {
  const { most } = limits.entrances[entrance];
  await sql`insert into rate_limits (name, subject, calls, ends_at)
    values (${entrance}, ${subject}, ${most}, now() + interval '40 seconds')`.execute(shop.db);
}

const counted = async () =>
  (await shop.db.selectFrom('rateLimits').select(['name', 'calls']).execute()).map(
    ({ name, calls }) => `${name} ${calls}`,
  );

test('every form and every path of the authorization server has a limit, and every limit is used', async () => {
  const seen = new Set<string>();
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      const isEndpoint = endpoints.some((one) => one.path === url && [method].flat().includes(one.method));
      const isForm = [method].flat().includes('POST') || url.startsWith('/oauth');
      if (!isEndpoint && (isForm || url in limits.entrances)) seen.add(url);
    });
  diagnostics.subscribe('fastify.initialization', note);
  const { app } = await open();
  await Promise.all([app.account.ready(), app.hub.ready()]);
  diagnostics.unsubscribe('fastify.initialization', note);

  // These are answered from memory.
  const free = ['/oauth/jwks', '/oauth/logout/success', '/.well-known/openid-configuration'];
  expect([...seen].sort()).toEqual([...Object.keys(limits.entrances), ...free].sort());
});

const signIns: [name: string, entrance: Entrance, path: string, form?: Record<string, string>][] = [
  ['a login', '/login', '/login', { username, password }],
  ['the start of a sign-in', '/oauth/authorize', '/oauth/authorize?client_id=maru-hub'],
  ['a sign-in that goes on', '/oauth/authorize/:uid', '/oauth/authorize/x'],
];

test.each(signIns)(
  '%s beyond the limit of an address shows the wait at the login page',
  async (_, entrance, path, form) => {
    const { browser } = await open();
    await useUp(entrance, '127.0.0.2');
    const before = await browser.open(`${accountUrl}${path}`, form && { form });
    expect(before.location).not.toBe(`${accountUrl}/?error`);
    expect(await counted()).toContain(`${entrance} 1`);

    await sql`truncate rate_limits`.execute(shop.db);
    await useUp(entrance);
    const answer = await browser.open(`${accountUrl}${path}`, form && { form });
    expect(answer).toMatchObject({ status: 302, location: `${accountUrl}/?error` });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sso-wait=\d+; Path=\/; Max-Age=(39|40); HttpOnly; SameSite=Lax$/,
    );
  },
);

const others: [entrance: Entrance, form?: Record<string, string>][] = [
  ['/language', { language: 'en' }],
  ['/oauth/logout'],
  ['/oauth/logout/confirm', { logout: 'yes' }],
];

test.each(others)(
  '%s beyond the limit of an address is refused and says how long',
  async (entrance, form) => {
    const { browser } = await open();
    const ask = () => browser.open(`${accountUrl}${entrance}`, form && { form });
    expect((await ask()).status).not.toBe(429);

    await sql`truncate rate_limits`.execute(shop.db);
    await useUp(entrance);
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(answer.headers.has('set-cookie')).toBe(false);
  },
);

/** A request that fails, and so counts, at the entrances of apps. */
const failing = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'client_id=nobody&grant_type=refresh_token&refresh_token=x&token=x',
};

test.each([
  ['/oauth/Authorize', '/oauth/authorize'],
  ['/OAUTH/token', '/oauth/token'],
  ['/oauth/revoke/', '/oauth/revoke'],
])('the path %s does not bypass the limit of %s', async (bypass, entrance) => {
  const { app } = await open();
  const answersOf = async (url: string) => {
    const headers = { ...failing.headers, accept: 'application/json' };
    const got = await app.account.inject({ url: `${url}?client_id=maru-hub`, headers });
    const posted = await app.account.inject({ method: 'POST', url, ...failing, headers });
    return [got.statusCode, posted.statusCode];
  };

  expect(await answersOf(bypass)).toEqual([404, 404]);
  expect(await counted()).toEqual([]);
  expect(await answersOf(entrance)).not.toEqual([404, 404]);
  expect(await counted()).toEqual([expect.stringContaining(`${entrance} `)]);
});

test.each(['/oauth/token', '/oauth/revoke'] as const)(
  '%s refuses an address that failed too often, on both origins',
  async (entrance) => {
    const { app } = await open();
    const fails = (origin: FastifyInstance, remoteAddress?: string) =>
      origin.inject({
        ...{ method: 'POST', url: entrance, ...failing },
        ...(remoteAddress && { remoteAddress }),
      });
    expect((await fails(app.account)).statusCode).toBe(401);
    expect(await counted()).toEqual([`${entrance} 1`]);
    await sql`truncate rate_limits`.execute(shop.db);
    await useUp(entrance);
    expect((await fails(app.account)).statusCode).toBe(401);

    const refused = await fails(app.hub);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
    expect((await fails(app.hub, '192.0.2.7')).statusCode).toBe(401);
  },
);

test('successful token requests and revocations are not counted', async () => {
  const flow = await openSignInFlow(shop);
  const tokens = await flow.signIn(username);
  await sql`truncate rate_limits`.execute(shop.db);

  const { refresh_token = '' } = await flow.refresh(tokens.refresh_token);
  await flow.revoke(refresh_token);
  expect(await counted()).toEqual([]);
  await expect(flow.refresh(refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  expect(await counted()).toEqual(['/oauth/token 1']);
});
