import { expect, test } from 'vitest';
import { listenOn, readEvents } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const production = await shop.instance({ config: { ...shop.config, environment: 'production' } });
const overHttps = 'max-age=31536000';

test.each([
  ['a page that is not there', '/nowhere'],
  ['an address that cannot be read', '/%'],
  ['the health', '/healthz'],
  ['a call without a sign-in', '/v5/store/getmyminstores'],
  ['the authorization server', '/.well-known/openid-configuration'],
  ['what it refuses', '/oauth/token'],
])('in production %s sends HSTS on both origins', async (_what, url) => {
  for (const origin of [production.app.account, production.app.hub]) {
    expect((await origin.inject({ url })).headers['strict-transport-security']).toBe(overHttps);
  }
  expect((await shop.app.hub.inject({ url })).headers).not.toHaveProperty('strict-transport-security');
});

test('an event stream has the same headers as every answer', async () => {
  const at = await shop.openStore();
  const { headers } = await readEvents(await listenOn(production.app.hub), at.storeId, at.owner);

  expect(headers.get('strict-transport-security')).toBe(overHttps);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
