import type { Endpoint } from '@maru/contract/endpoint.ts';
import { endpoints } from '@maru/contract/endpoints.ts';
import { grantClientToken } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { limits } from './rate-limits.ts';

const shop = await openShop();
const { accountUrl } = shop.config;
const most = limits.calls.grantClientToken.most;

const isOpen = ({ access }: Endpoint) => access.some(({ kind }) => kind === 'anyone');

function ask(from: string, headers: Record<string, string> = {}, app = shop.app) {
  return app.account.inject({
    method: 'POST',
    url: grantClientToken.path,
    headers: { origin: accountUrl, ...headers },
    payload: {},
    remoteAddress: from,
  });
}

async function useUp(from: string, headers: Record<string, string> = {}, app = shop.app) {
  const answers = await Promise.all(Array.from({ length: most }, () => ask(from, headers, app)));
  return answers.map(({ statusCode }) => statusCode);
}

test('every open endpoint has a limit, and every limit has an endpoint', () => {
  const open = endpoints.filter(isOpen).map(({ name }) => name);
  expect(Object.keys(limits.calls).sort()).toEqual(open.sort());
});

test('no two limits are counted under one name', () => {
  const names = [...Object.keys(limits.calls), ...Object.keys(limits.tries)];
  expect(new Set(names).size).toBe(names.length);
});

test('an address over its limit is told how long to wait, also by a header; others are not affected', async () => {
  expect(new Set(await useUp('192.0.2.7'))).toEqual(new Set([200]));

  const refused = await ask('192.0.2.7');
  expect(refused.statusCode).toBe(429);
  const { status, detail } = refused.json();
  expect(status).toBe('TOO_MANY_REQUESTS');
  expect(detail.seconds).toBeGreaterThan(0);
  expect(detail.seconds).toBeLessThanOrEqual(limits.calls.grantClientToken.windowSeconds);
  expect(refused.headers['retry-after']).toBe(String(detail.seconds));
  expect((await ask('192.0.2.8')).statusCode).toBe(200);
});

test('concurrent calls pass exactly up to the limit', async () => {
  const answers = await Promise.all([useUp('192.0.2.9'), useUp('192.0.2.9')]);
  expect(answers.flat().filter((http) => http === 200)).toHaveLength(most);
});

test('all IPv6 addresses of a /64 are counted together', async () => {
  await useUp('2001:db8:1:2::1');
  expect((await ask('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await ask('2001:db8:1:3::1')).statusCode).toBe(200);
});

test('behind a trusted proxy the caller is counted; forged headers are ignored elsewhere', async () => {
  const { app } = await shop.instance({ config: { ...shop.config, trustProxy: ['10.0.0.0/8'] } });
  const behind = (address: string) => ({ 'x-forwarded-for': address });
  await useUp('10.0.0.1', behind('203.0.113.7'), app);

  expect((await ask('10.0.0.1', behind('203.0.113.7'), app)).statusCode).toBe(429);
  expect((await ask('10.0.0.2', behind('203.0.113.7'), app)).statusCode).toBe(429);
  expect((await ask('10.0.0.1', behind('203.0.113.8'), app)).statusCode).toBe(200);
  expect((await ask('198.51.100.1', behind('203.0.113.7'), app)).statusCode).toBe(200);
});

test('a signed-in user is counted separately from strangers of the address', async () => {
  const { token } = await shop.person();
  const headers = { authorization: `Bearer ${token}` };
  await useUp('192.0.2.10', headers);

  expect((await ask('192.0.2.10')).statusCode).toBe(200);
  expect((await ask('192.0.2.11', headers)).statusCode).toBe(429);
});
