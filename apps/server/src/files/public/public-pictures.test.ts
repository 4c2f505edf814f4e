import type { PublicPurpose } from '@maru/contract/files/file-rules.ts';
import { getFileUploadUrl } from '@maru/contract/files/files.endpoints.ts';
import pino from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { createOrigin } from '#server/http/create-origin.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { countStatements } from '#test/count-statements.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { publicPictureUrl } from './public-picture-url.ts';
import { registerPublicPictures } from './register-public-pictures.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const admin = await shop.person({ admin: true });
const jpeg = await picture('jpeg', { width: 2_000, height: 1_000, gps: true });

const idOf = (path: string) => /[0-9a-f-]{36}(?=\.jpg$)/.exec(path)?.[0] ?? '';

/** Uploads a picture, has it checked, and returns its public address. */
async function publish(as: Caller, objectPurpose: PublicPurpose, bytes = jpeg) {
  const awsKey = await files.upload(as, bytes, { objectPurpose, contentType: 'image/jpeg' });
  const { http } = await files.access(as, awsKey);
  const { id, contentType } = await shop.db
    .selectFrom('files')
    .select(['id', 'contentType'])
    .where('awsKey', '=', awsKey)
    .executeTakeFirstOrThrow();
  return { http, url: publicPictureUrl(objectPurpose, { fileId: id, contentType }) };
}

test.each([
  ['PLACE_IMAGE', /^\/place-photos\/[0-9a-f-]{36}\.jpg$/],
  ['CONTENT_IMAGE', /^\/content-pictures\/[0-9a-f-]{36}\.jpg$/],
] as const)('a %s is re-encoded small, and everybody can cache it forever', async (purpose, form) => {
  const { url } = await publish(admin, purpose);
  expect(url).toMatch(form);
  for (const origin of [shop.app.hub, shop.app.account]) {
    const { statusCode, headers, rawPayload } = await origin.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const written = await sharp(rawPayload).metadata();
    expect(written).toMatchObject({ width: 960, height: 480 });
    expect(written.exif).toBeUndefined();
  }
});

test('a picture is found only at its own address, and only after it was checked', async () => {
  const { url } = await publish(admin, 'PLACE_IMAGE');
  const awaited = await files.upload(admin, jpeg, {
    objectPurpose: 'PLACE_IMAGE',
    contentType: 'image/jpeg',
  });
  const id = idOf(awaited);
  for (const other of [
    url.replace('place-photos', 'content-pictures'),
    url.replace('place-photos', 'menu-photos'),
    url.replace('.jpg', '.png'),
    `/place-photos/${id}.jpg`,
    `/place-photos/${newId()}.jpg`,
    '/place-photos/..%2f..%2fkeys.jpg',
  ])
    expect((await shop.app.hub.inject({ url: other })).statusCode, other).toBe(404);
});

test('what is no picture is refused and shown to nobody', async () => {
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const { http, url } = await publish(admin, 'CONTENT_IMAGE', page);
  expect(http).toBe(409);
  expect((await shop.app.hub.inject({ url })).statusCode).toBe(404);
});

test('only admins upload pictures of news and posts', async () => {
  const { owner } = await shop.openStore();
  const announced = { objectPurpose: 'CONTENT_IMAGE', contentType: 'image/png', bytes: 100 } as const;
  expect(await shop.call(getFileUploadUrl, announced, owner)).toMatchObject({
    http: 403,
    status: 'FORBIDDEN',
  });
  expect((await shop.call(getFileUploadUrl, announced, admin)).http).toBe(200);
});

test('a picture that many ask for is read from storage once', async () => {
  const { url } = await publish(admin, 'PLACE_IMAGE');
  const ask = () => shop.app.hub.inject({ url });
  const [first] = await Promise.all([ask(), ask(), ask()]);
  await shop.db.updateTable('files').set({ awsKey: 'gone' }).where('id', '=', idOf(url)).execute();
  const again = await ask();
  expect([again.statusCode, again.rawPayload]).toEqual([200, first?.rawPayload]);
});

/** An origin with only its pictures, and a record of the statements that it sent. */
function openPictures() {
  const { db, counted } = countStatements(shop.db);
  const origin = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  registerPublicPictures(origin, { db, storage: shop.storage });
  const statusOf = async (url: string, from = '203.0.113.7') =>
    (await origin.inject({ url, remoteAddress: from })).statusCode;
  return { statusOf, counted };
}

test('repeated requests for a picture that does not exist look it up once', async () => {
  const { statusOf, counted } = openPictures();
  const url = `/place-photos/${newId()}.jpg`;
  for (let i = 0; i < 20; i += 1) expect(await statusOf(url)).toBe(404);
  expect(counted.statements).toBe(1);
});

test('a caller who tries hundreds of picture addresses is refused, and others still get their pictures', async () => {
  const { url } = await publish(admin, 'PLACE_IMAGE');
  const { statusOf, counted } = openPictures();
  const tried = Array.from({ length: 450 }, () => statusOf(`/place-photos/${newId()}.jpg`));
  expect(await statusOf(url, '198.51.100.1')).toBe(200);
  const statuses = await Promise.all(tried);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100);
  expect(counted.statements).toBeLessThan(350);
});
