import { getFileAccessUrl } from '@maru/contract/files/files.endpoints.ts';
import { deleteStoreItem, setStoreItem } from '@maru/contract/menu/items.endpoints.ts';
import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { chooseFileStorage } from '#server/providers/storage/choose-file-storage.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';
import { openS3Server } from '#test/stand-ins/s3-server.ts';

const shop = await openShop();
const files = fileBuilder(shop);
type At = Awaited<ReturnType<typeof shop.openStore>>;
const jpeg = await picture('jpeg', { gps: true });

const upload = (as: Caller, bytes = jpeg, contentType: 'image/jpeg' | 'image/png' = 'image/jpeg') =>
  files.upload(as, bytes, { objectPurpose: 'MENU_IMAGE', contentType });

/** Saves the cake, with or without a photo key. */
function save(at: At, said: { version: number; imageKey?: string | null }, by: Caller = at.owner) {
  const { storeId, menu } = at;
  const cake = { id: menu.cake, categoryId: menu.drinks, name: '치즈케이크', nameEn: null, price: 6_800 };
  const rest = { description: null, barcode: null, optionCollectionIds: [] };
  return shop.call(setStoreItem, { storeId, ...cake, ...rest, ...said }, by);
}

async function cakeWith(photo: Buffer, contentType: 'image/jpeg' | 'image/png' = 'image/jpeg') {
  const at = await shop.openStore();
  const imageKey = await upload(at.owner, photo, contentType);
  const { http, response } = await save(at, { version: 1, imageKey });
  expect(http).toBe(200);
  return { at, imageKey, imageUrl: response.imageUrl ?? '' };
}

test('everybody can read a photo on both origins and cache it forever', async () => {
  const { imageUrl } = await cakeWith(jpeg);
  expect(imageUrl).toMatch(/^\/menu-photos\/[0-9a-f-]{36}\.jpg$/);
  for (const origin of [shop.app.hub, shop.app.account]) {
    const { statusCode, headers, rawPayload } = await origin.inject({ url: imageUrl });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  }
});

test('a large photo is shrunk, and an opaque PNG becomes a JPEG', async () => {
  const large = await picture('png', { width: 2_400, height: 1_200 });
  const { imageUrl } = await cakeWith(large, 'image/png');
  expect(imageUrl).toMatch(/\.jpg$/);
  const { rawPayload, headers } = await shop.app.hub.inject({ url: imageUrl });
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 480 });
});

test('a transparent PNG stays a PNG', async () => {
  const background = { r: 200, g: 120, b: 40, alpha: 0.5 };
  const glass = await sharp({ create: { width: 30, height: 30, channels: 4, background } })
    .png()
    .toBuffer();
  const { imageUrl } = await cakeWith(glass, 'image/png');
  expect(imageUrl).toMatch(/\.png$/);
  const { rawPayload, headers } = await shop.app.hub.inject({ url: imageUrl });
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
});

test('a photo is kept if the input omits it, and removed on null', async () => {
  const { at, imageUrl } = await cakeWith(jpeg);
  expect((await save(at, { version: 2 })).response.imageUrl).toBe(imageUrl);
  expect((await save(at, { version: 2, imageKey: null })).response).toMatchObject({
    imageUrl: null,
    version: 3,
  });
});

test('only admitted photos are served, each at one address', async () => {
  const { imageUrl } = await cakeWith(jpeg);
  const person = await shop.person();
  const idOf = async (awsKey: string) =>
    (await shop.db.selectFrom('files').select('id').where('awsKey', '=', awsKey).executeTakeFirstOrThrow())
      .id;
  const awaited = await idOf(await upload(person));
  const profileKey = await files.upload(person, jpeg, { contentType: 'image/jpeg' });
  await files.access(person, profileKey);
  const profile = await idOf(profileKey);
  const others = [
    imageUrl.replace('.jpg', '.png'),
    imageUrl.replace('.jpg', ''),
    imageUrl.toUpperCase().replace('/MENU-PHOTOS/', '/menu-photos/'),
    ...[awaited, profile, newId(), 'x', '..%2f..%2fkeys'].map((id) => `/menu-photos/${id}.jpg`),
  ];
  for (const url of others) {
    const { statusCode, headers } = await shop.app.hub.inject({ url });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
  }
});

test('files of others or another purpose are not found, and files that are no picture are refused', async () => {
  const at = await shop.openStore();
  const foreign = await upload((await shop.openStore()).owner);
  const profile = await files.upload(at.owner, jpeg, { contentType: 'image/jpeg' });
  const page = await upload(at.owner, Buffer.from('<!doctype html>'));
  const never = (await files.linkFor(at.owner, jpeg, { objectPurpose: 'MENU_IMAGE' })).awsKey;
  for (const [imageKey, status] of [
    [foreign, 'FILE_NOT_FOUND'],
    [profile, 'FILE_NOT_FOUND'],
    [page, 'FILE_TYPE_NOT_ALLOWED'],
    [never, 'FILE_NOT_UPLOADED'],
  ] as const)
    expect(await save(at, { version: 1, imageKey })).toMatchObject({ http: 409, status });
});

test('every member of the store may get a link to a photo that staff uploaded, others not', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['MENU']);
  const seller = await shop.staffOf({ id: at.storeId });
  const awsKey = await upload(staff);
  await save(at, { version: 1, imageKey: awsKey }, staff);
  const read = (as: Caller) => shop.call(getFileAccessUrl, { awsKey }, as);
  for (const member of [at.owner, seller, staff]) expect((await read(member)).http).toBe(200);
  expect((await read((await shop.openStore()).owner)).http).toBe(404);
});

const sweepAfter = async (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * 24 * 3_600_000 + 60_000);
  await insertJob(shop.db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
};

test('an unused photo is swept; that of a recently deleted item is kept', async () => {
  const [kept, replaced, deleted] = [await cakeWith(jpeg), await cakeWith(jpeg), await cakeWith(jpeg)];
  const left = await upload(kept.at.owner);
  await files.access(kept.at.owner, left);
  await save(replaced.at, { version: 2, imageKey: null });
  // Each origin keeps a picture in memory for a minute, so the deleted one is checked at the other origin.
  const isThere = async ({ imageUrl }: { imageUrl: string }, origin: 'hub' | 'account' = 'hub') =>
    (await shop.app[origin].inject({ url: imageUrl })).statusCode === 200;
  const lies = async (awsKey: string) => (await shop.storage.read(awsKey, 1)) !== undefined;

  await sweepAfter(6);
  const { storeId, menu } = deleted.at;
  // Sign-ins expire before a week has passed.
  const owner = { ...deleted.at.owner, token: await shop.signIn(deleted.at.owner.username ?? '') };
  const gone = await shop.call(deleteStoreItem, { storeId, id: menu.cake, version: 2 }, owner);
  expect(gone.http).toBe(200);
  await sweepAfter(2);
  expect([await isThere(kept), await isThere(replaced), await isThere(deleted)]).toEqual([true, false, true]);
  expect([await lies(kept.imageKey), await lies(left)]).toEqual([true, false]);

  await sweepAfter(6);
  expect([await isThere(kept), await isThere(deleted, 'account')]).toEqual([true, false]);
});

test('the menu photo of a draft store that is erased with its owner is swept', async () => {
  const { at, imageKey, imageUrl } = await cakeWith(jpeg);
  const { storeId, owner } = at;
  await shop.db.updateTable('stores').set({ applicationStatus: 'DRAFT' }).where('id', '=', storeId).execute();
  const left = await shop.call(deleteUser, { userId: owner.id ?? '', password: 'maru1234!' }, owner);
  expect(left.http).toBe(204);

  await sweepAfter(8);
  expect(await shop.storage.read(imageKey, 1)).toBeUndefined();
  const other = await shop.instance();
  expect((await other.app.hub.inject({ url: imageUrl })).statusCode).toBe(404);
});

test('a photo in a bucket is served by our server, too', async () => {
  const clock = () => shop.clock.now;
  const server = await openS3Server(clock);
  const config = readConfig({
    FILE_STORAGE: 's3',
    S3_BUCKET: server.bucket,
    S3_REGION: server.region,
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: server.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
  });
  const { app } = await shop.instance({ storage: chooseFileStorage(config, { keys: shop.keys, clock }) });
  const person = await shop.person();
  const id = newId();
  const awsKey = `menu-image/${person.id}/${id}.jpg`;
  const storage = chooseFileStorage(config, { keys: shop.keys, clock });
  await storage.write(awsKey, { bytes: jpeg, contentType: 'image/jpeg' });
  const at = shop.clock.now;
  const file = { id, awsKey, purpose: 'MENU_IMAGE', ownerId: person.id, uploadedBy: person.id, bytes: 9 };
  await shop.db
    .insertInto('files')
    .values({ ...file, contentType: 'image/jpeg', status: 'ADMITTED', createdAt: at, admittedAt: at })
    .execute();
  const { statusCode, rawPayload } = await app.account.inject({ url: `/menu-photos/${id}.jpg` });
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(jpeg);
});
