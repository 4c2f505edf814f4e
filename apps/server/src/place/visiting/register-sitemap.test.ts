import pino from 'pino';
import { expect, test } from 'vitest';
import { createOrigin } from '#server/http/create-origin.ts';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { countStatements } from '#test/count-statements.ts';
import { openShop } from '#test/open-shop.ts';
import { registerSitemap } from './register-sitemap.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);

async function publish() {
  const { id } = await shop.store({ name: '하늘 식당' });
  await placeOf(id, await shop.ownerOf({ id })).publish();
}

test('the files of the sitemap are read from the database once, and unknown file numbers are not found', async () => {
  await publish();
  const { db, counted } = countStatements(shop.db);
  const hub = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  registerSitemap(hub, { db, hubUrl: 'https://hub.example' });
  const read = async (url: string) => {
    const { statusCode, body } = await hub.inject({ url });
    return [statusCode, body];
  };
  const first = await Promise.all(['/sitemap.xml', '/sitemap/1.xml', '/sitemap/1.xml'].map(read));
  expect(first[1]?.[1]).toContain('<loc>https://hub.example/place/haneul-sikdang</loc>');
  expect(first[2]).toEqual(first[1]);
  expect(counted.statements).toBe(2);

  await publish();
  expect(await Promise.all(['/sitemap.xml', '/sitemap/1.xml', '/sitemap/1.xml'].map(read))).toEqual(first);
  for (const file of [0, 2, 3, 9_999]) expect((await read(`/sitemap/${file}.xml`))[0]).toBe(404);
  expect(counted.statements).toBe(2);
});
