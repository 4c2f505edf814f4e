import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@maru/contract/endpoints.ts';
import { getCompactMenu } from '@maru/contract/menu/compact-menu.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import { mayCompress } from './compress-answer.ts';

const shop = await openShop();
const at = await shop.openStore();

beforeAll(async () => {
  const { storeId, menu } = at;
  const rows = Array.from({ length: 100 }, (_, i) => ({
    ...{ storeId, id: newId(), categoryId: menu.drinks, name: `커피 ${i}`, priceKrw: 4_500, displaySort: i },
  }));
  await shop.db.insertInto('menuItems').values(rows).execute();
});

const get = (headers: Record<string, string>, query = '') =>
  shop.app.hub.inject({
    url: `${getCompactMenu.path}?storeId=${at.storeId}${query}`,
    headers: { authorization: `Bearer ${at.owner.token}`, ...headers },
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
] as const)('a long answer is compressed for a client that accepts %s', async (accepts, encoding, read) => {
  const plain = await get({});
  const answer = await get({ 'accept-encoding': accepts });

  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(read(answer.rawPayload).toString()).toBe(plain.body);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('a client without encodings gets plain text, and caches must distinguish that', async () => {
  for (const accepts of [undefined, 'identity', 'br;q=0, gzip;q=0.0']) {
    const { headers } = await get(accepts === undefined ? {} : { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': expect.any(String) });
  }
});

test('short answers and answers without a body are not compressed', async () => {
  const whole = await get({ 'accept-encoding': 'br' });
  const tagged = { 'accept-encoding': 'br', 'if-none-match': String(whole.headers.etag) };
  const refused = await get({ 'accept-encoding': 'br', authorization: '' });
  const unchanged = await get(tagged);

  expect(refused.statusCode).toBe(401);
  expect(unchanged.statusCode).toBe(304);
  for (const { headers } of [refused, unchanged]) expect(headers['content-encoding']).toBeUndefined();
});

test('HEAD of a long answer has its headers without the body', async () => {
  const head = await shop.app.hub.inject({
    method: 'HEAD',
    url: `${getCompactMenu.path}?storeId=${at.storeId}`,
    headers: { authorization: `Bearer ${at.owner.token}`, 'accept-encoding': 'br' },
  });
  expect(head).toMatchObject({ statusCode: 200, body: '' });
  expect(head.headers.etag).toBeDefined();
});

test('streams and answers with tokens are not compressed', () => {
  const names = endpoints.filter(mayCompress).map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['getCompactMenu', 'listOrders', 'searchStores']));
  expect(names).not.toContain('streamStoreEvents');
  const tokens = endpoints.filter(({ path }) => path.startsWith('/session/') || path.startsWith('/oauth/'));
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter(mayCompress)).toEqual([]);
});
