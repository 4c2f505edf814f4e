import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageConfig, RenderPage } from '@maru/contract/rendered-page.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrigin } from '#server/http/create-origin.ts';
import { accountPages } from './account-pages.ts';
import { compressFiles } from './compress-files.ts';
import { hubPages } from './hub-pages.ts';

const config: PageConfig = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: '</script><b>',
  signUpConsentLine: 'shown',
};
const script = 'export const text = "a script that is long enough to be compressed";\n'.repeat(40);

const worker = "const index = 'INDEX_SHA256';";
const decides = "location.assign('/login')";

/** Reports its arguments; the real one is the built module of apps/account. */
const render: RenderPage = async ({ path, query, language, nonce }) =>
  path === '/needs' && query === ''
    ? { redirectTo: '/' }
    : {
        status: path === '/nope' ? 404 : 200,
        html: JSON.stringify({ path, query, language, nonce }),
        isSecret: path === '/secret',
      };

const log = pino({ level: 'silent' });
const account = createOrigin({ log, trustProxy: [] });
const hub = createOrigin({ log, trustProxy: [] });
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maru-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-abc.js'), script);
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, 'index.html'), '<!--config-->');
  await compressFiles(folder);
  await accountPages({ render, manifest: {}, startScript: decides, config, folder }).register(account);
  const index = `<html><!--config-->\n<script>${decides}</script></html>`;
  await hubPages({ index, worker, config, folder, fileOrigins: ['https://files.example'] }).register(hub);
});
afterAll(async () => {
  await Promise.all([account.close(), hub.close()]);
  await rm(folder, { recursive: true });
});

const get = (app: typeof hub, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

test('a hashed file is cached forever, others are revalidated', async () => {
  const hashed = await get(hub, '/assets/app-abc.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.body).toBe(script);
  expect((await get(hub, '/icon.svg')).headers['cache-control']).toBe('public, no-cache');
});

test('the service worker carries the hash of the page that it stores, and is looked for at each visit', async () => {
  const { body, headers } = await get(hub, '/service-worker.js');
  const page = await get(hub, '/index.html', { accept: 'text/html' });
  const hash = createHash('sha256').update(page.body).digest('base64');
  expect(body).toBe(`const index = '${hash}';`);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get(account, '/service-worker.js')).body).not.toContain('const index');
});

test.each(['br', 'gzip'])('a browser that accepts %s gets the smaller file', async (encoding) => {
  const answer = await get(hub, '/assets/app-abc.js', { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.rawPayload.length).toBeLessThan(script.length / 5);
});

test('every path of the hub serves the index page, and its configuration cannot break out of its block', async () => {
  const answer = await get(hub, '/s/1/till', { accept: 'text/html' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const block = /<script type="application\/json" id="config">(.*)<\/script>/.exec(answer.body)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(config);
});

test('only the built inline script of the hub page may run', async () => {
  const { headers, body } = await get(hub, '/', { accept: 'text/html' });
  const hash = createHash('sha256').update(decides).digest('base64');
  expect(body).toContain(`<script>${decides}</script>`);
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('the hub page is compressed for a browser that accepts it', async () => {
  const page = await get(hub, '/', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain(decides);
});

test('the hub may upload to the storage and show files from it, but run nothing from there', async () => {
  const { headers } = await get(hub, '/', { accept: 'text/html' });
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "connect-src 'self' https://files.example;",
    "img-src 'self' https://files.example data: blob:;",
    "media-src 'self' https://files.example blob:;",
  ])
    expect(policy).toContain(part);
  expect(policy.match(/files\.example/g)).toHaveLength(3);
});

test.each(['/v6/unknown', '/assets/gone.js', '/assets/app-abc.js.br'])('%s is not found', async (url) => {
  const answer = await get(hub, url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: 'NOT_FOUND' });
});

test.each(['/index.html', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fx'])(
  'no file outside the built ones is served by %s',
  async (url) => {
    const answer = await get(hub, url);
    expect(answer.body).not.toContain('<!--config-->');
    expect(answer.body).not.toContain('"dependencies"');
  },
);

test('the account area renders the requested page, and a missing one with 404', async () => {
  const page = await get(account, '/forgotId?a=1', { 'accept-language': 'en-US,ko' });
  expect(page.json()).toMatchObject({ path: '/forgotId', query: 'a=1', language: 'en' });
  expect((await get(account, '/nope')).statusCode).toBe(404);
});

test('a rendered page is compressed for a browser that accepts it', async () => {
  const plain = await get(account, '/');
  for (const [accepted, unpack] of [
    ['gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const page = await get(account, '/', { 'accept-encoding': accepted });
    expect(page.headers['content-encoding']).toBe(accepted === 'gzip' ? 'gzip' : 'br');
    expect(page.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(unpack(page.rawPayload).toString())).toMatchObject({ path: '/' });
  }
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('each page has its own nonce in its policy, and only its start script may run', async () => {
  const pages = [await get(account, '/'), await get(account, '/')];
  const nonces = pages.map((page) => page.json().nonce);
  expect(nonces[0]).not.toBe(nonces[1]);
  const policy = String(pages[0]?.headers['content-security-policy']);
  expect(policy).toContain(`'nonce-${nonces[0]}'`);
  const hash = createHash('sha256').update(decides).digest('base64');
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}'; font-src`);
  expect(policy).toContain(`form-action 'self' ${config.hubUrl}`);
  expect(policy).toContain("frame-ancestors 'none'");
});

function choose(language: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) {
  return account.inject({
    method: 'POST',
    url: '/language',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ language, ...more }).toString(),
  });
}

test('the chosen language is stored, takes precedence over the browser, and leads back to the page', async () => {
  const answer = await choose('en', { referer: `${config.accountUrl}/?error` });
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/?error' } });
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ name: 'maru-language', value: 'en', sameSite: 'Lax' });

  const page = await get(account, '/', { cookie: 'a=b; maru-language=en', 'accept-language': 'ko' });
  expect(page.json().language).toBe('en');
});

test('a page that sends no referrer names in the form the page to return to, which must be on this site', async () => {
  const chosen = async (returnTo: string) => (await choose('en', {}, { returnTo })).headers.location;
  expect(await chosen('/pay/token')).toBe('/pay/token');
  expect(await chosen('https://evil.example/x')).toBe('/');
  expect(await chosen('//evil.example/x')).toBe('/');
});

test('an unknown language changes nothing, and the redirect stays on this site', async () => {
  expect((await choose('xx')).cookies).toEqual([]);
  expect((await choose('ko', { referer: 'https://evil.example/x' })).headers.location).toBe('/');
  expect((await choose('ko', { referer: `${config.accountUrl}//evil.example` })).headers.location).toBe(
    '/evil.example',
  );
  const page = await get(account, '/', { cookie: 'maru-language=fr' });
  expect(page.json().language).toBe('ko');
});

test('a page can answer with a redirect', async () => {
  const answer = await get(account, '/needs');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
});

test('a page that may have a mail token in its URL is not cached', async () => {
  expect((await get(account, '/needs?token=t')).headers['cache-control']).toBe('no-store');
  expect((await get(account, '/forgotId')).headers['cache-control']).toBe('no-cache, private');
});

test('a page with a mail token in its URL sends no referrer', async () => {
  expect((await get(account, '/needs?token=t')).headers['referrer-policy']).toBe('no-referrer');
  expect((await get(account, '/secret', { accept: 'text/html' })).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  // With `no-referrer` the login form would be posted with the origin "null".
  expect((await get(account, '/needs?error')).headers['referrer-policy']).toBe('same-origin');
});
