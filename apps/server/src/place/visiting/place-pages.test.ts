import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { setStoreStatus, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test, vi } from 'vitest';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { hubUrl } = shop.config;
const placeOf = placeBuilder(shop);

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET', app = shop.app) =>
  app.hub.inject({ method, url, headers });
/** A changed page is read again after a second; other instances also need to get the event. */
const shortly = { timeout: 5_000 };
const en = { 'accept-language': 'en-US,en;q=0.9,ko;q=0.8' };

/** An approved store with a menu and a published page at an address of its own. */
async function openPage(slug: string) {
  const at = await shop.openStore();
  const place = placeOf(at.storeId, at.owner);
  await place.update({ description: '매일 아침 볶아요.' });
  await place.publish();
  await place.changeSlug(slug);
  return { ...at, ...place, url: `/place/${slug}` };
}

test('anyone reads a published page in the language of the browser, or in the one of the address', async () => {
  const { url } = await openPage('two-tongues');
  const read = async (path: string, headers?: Headers) => {
    const answer = await get(path, headers);
    return [
      answer.statusCode,
      answer.headers['content-language'],
      answer.json().language,
      answer.json().namesLanguage,
      answer.headers.vary,
    ];
  };
  const byBrowser = 'accept-language, accept-encoding';
  expect(await read(url)).toEqual([200, 'ko', 'ko', false, byBrowser]);
  expect(await read(url, en)).toEqual([200, 'en', 'en', false, byBrowser]);
  expect(await read(`${url}/ko`, en)).toEqual([200, 'ko', 'ko', true, 'accept-encoding']);
  expect(await read(`${url}/en`)).toEqual([200, 'en', 'en', true, 'accept-encoding']);
  expect((await get(url)).json()).toMatchObject({ slug: 'two-tongues', hubUrl });
});

test('a page may load nothing but its style and pictures of ours, and no script', async () => {
  const { url } = await openPage('strict-page');
  const { headers } = await get(url);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page is asked for again within seconds, and sent again only if it changed', async () => {
  const { url, storeId, owner } = await openPage('asked-again');
  const first = await get(url);
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect(first.headers['cache-control']).toBe('public, max-age=2');

  const again = await get(url, tag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  expect(again.headers['cache-control']).toBe('public, max-age=2');
  expect((await get(`${url}/en`, tag)).statusCode).toBe(200);

  await shop.call(setStoreStatus, { storeId, status: 'BREAK' }, owner);
  await vi.waitFor(async () => expect((await get(url, tag)).statusCode).toBe(200), shortly);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a browser that accepts %s gets the page smaller, also the second time',
  async (encoding, unpack) => {
    const { url } = await openPage(`small-${encoding}`);
    const plain = await get(url);
    for (let i = 0; i < 2; i += 1) {
      const page = await get(url, { 'accept-encoding': encoding });
      expect(page.headers['content-encoding']).toBe(encoding);
      expect(unpack(page.rawPayload).toString()).toBe(plain.body);
      expect(page.headers.etag).toBe(plain.headers.etag);
    }
  },
);

test('a visitor who tries hundreds of addresses is told to wait, and it is logged once', async () => {
  await shop.technicalLog.flush();
  await shop.db.deleteFrom('technicalLog').execute();
  const tried = await Promise.all(Array.from({ length: 200 }, (_, i) => get(`/place/not-here-${i}`, en)));
  const refused = tried.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(100);
  expect(tried.filter(({ statusCode }) => statusCode === 404).length).toBe(200 - refused.length);
  expect(refused[0]?.json()).toEqual({ language: 'en', reason: 'BROKEN' });
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });

  await shop.technicalLog.flush();
  expect(await shop.db.selectFrom('technicalLog').select(['code', 'subject']).execute()).toEqual([
    { code: 'UNAVAILABLE', subject: '/place/*' },
  ]);
});

test('HEAD has the headers of the page without its body', async () => {
  const { url } = await openPage('head-only');
  const [head, page] = [await get(url, {}, 'HEAD'), await get(url)];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'content-length', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, page.headers[name]]);
});

test('a sold-out switch shows on every instance', async () => {
  const { url, storeId, owner, menu } = await openPage('sold-out-soon');
  const other = await shop.instance();
  const isSoldOut = async (app = shop.app) =>
    JSON.stringify((await get(url, {}, 'GET', app)).json().menu).includes('"isSoldOut":true');
  expect([await isSoldOut(), await isSoldOut(other.app)]).toEqual([false, false]);

  await shop.call(setSoldOut, { storeId, itemIds: [menu.americano], soldOut: 'UNTIL_CHANGED' }, owner);
  await vi.waitFor(async () => expect(await isSoldOut()).toBe(true), shortly);
  await vi.waitFor(async () => expect(await isSoldOut(other.app)).toBe(true), shortly);
});

test('a former address redirects in the same language until its store takes it back', async () => {
  const { changeSlug } = await openPage('first-name');
  await changeSlug('second-name');
  const moved = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location];
  };
  await vi.waitFor(
    async () => expect(await moved('/place/first-name')).toEqual([301, '/place/second-name']),
    shortly,
  );
  expect(await moved('/place/first-name/en')).toEqual([301, '/place/second-name/en']);
  // If a browser kept such a redirect forever, two redirects could form a loop.
  expect((await get('/place/first-name')).headers['cache-control']).toBe('public, max-age=2');

  await changeSlug('first-name');
  await vi.waitFor(
    async () => expect(await moved('/place/second-name')).toEqual([301, '/place/first-name']),
    shortly,
  );
  await vi.waitFor(async () => expect((await get('/place/first-name')).statusCode).toBe(200), shortly);
});

await openPage('plain-address');
test.each([
  ['/place/Plain-Address', '/place/plain-address'],
  ['/place/plain-address/', '/place/plain-address'],
  ['/place/PLAIN-ADDRESS/EN', '/place/plain-address/en'],
])('%s leads to %s', async (typed, written) => {
  const { statusCode, headers } = await get(typed);
  expect([statusCode, headers.location]).toEqual([301, written]);
});

test.each(['DRAFT', 'PENDING', 'TERMINATED'])('a store that is %s has no page', async (applicationStatus) => {
  const { storeId, url } = await openPage(`no-longer-${applicationStatus.toLowerCase()}`);
  await shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', storeId).execute();
  const answer = await get(url);
  expect([answer.statusCode, answer.json()]).toEqual([404, { language: 'ko', reason: 'MISSING' }]);
});

test('a page that was taken off is missing within seconds, and its owner still has it', async () => {
  const { url, withdraw, read } = await openPage('taken-off');
  expect((await get(url)).statusCode).toBe(200);
  await withdraw();
  await vi.waitFor(async () => expect((await get(url)).statusCode).toBe(404), shortly);
  expect((await read()).draft.description).toBe('매일 아침 볶아요.');
});

test.each([
  '/place',
  '/place/',
  '/place/nobody-has-this',
  '/place/ab',
  '/place/two-tongues/fr',
  '/place/two-tongues/en/menu',
  '/place/two-tongues%2Fen',
  '/place/..%2fhealthz',
  '/place/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/place/robots.txt',
  '/place/admin',
  '/place/v6',
  `/place/${'a'.repeat(500)}`,
  '/place/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/place/%F0%9F%8D%9C',
])('%s answers with a page that says that there is no such store page', async (url) => {
  const answer = await get(url, en);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ language: 'en', reason: 'MISSING' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: 'accept-language',
  });
});

test('unknown parameters of the query neither change the page nor its address', async () => {
  const { url } = await openPage('from-a-post');
  const [plain, tagged] = [await get(url), await get(`${url}?utm_source=x&lang=en`)];
  expect([tagged.statusCode, tagged.body]).toEqual([200, plain.body]);
});

test('search engines may read pages of stores only, and find all of them in both languages', async () => {
  const { url } = await openPage('in-the-sitemap');
  const { url: hidden, ...taken } = await openPage('not-in-the-sitemap');
  await shop.db
    .updateTable('stores')
    .set({ applicationStatus: 'TERMINATED' })
    .where('id', '=', taken.storeId)
    .execute();

  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain('Allow: /place/\n');
  expect(robots).toContain('Allow: /sitemap\n');
  expect(robots).toContain('Disallow: /\n');
  expect(robots).toContain(`Sitemap: ${hubUrl}/sitemap.xml`);
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.body).toContain(`<loc>${hubUrl}/sitemap/1.xml</loc>`);

  const { body } = await get('/sitemap/1.xml');
  expect(body).toContain(`<loc>${hubUrl}${url}</loc>`);
  expect(body).toContain(`<loc>${hubUrl}${url}/en</loc>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${hubUrl}${url}/en"/>`);
  expect(body).not.toContain(hidden);
  expect((await get('/sitemap/0.xml')).statusCode).toBe(404);
});

test('the other origin has no pages of stores', async () => {
  const { url } = await openPage('hub-only');
  expect((await shop.app.account.inject({ url })).statusCode).toBe(404);
});

test('a changed name of a store is shown on its page', async () => {
  const { url, storeId, owner } = await openPage('new-name');
  expect((await get(url)).statusCode).toBe(200);
  const { version } = await shop.db
    .selectFrom('stores')
    .select('version')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  await shop.call(updateStore, { storeId, version, name: '새 이름' }, owner);
  await vi.waitFor(async () => expect((await get(url)).json().name.text).toBe('새 이름'), shortly);
});
