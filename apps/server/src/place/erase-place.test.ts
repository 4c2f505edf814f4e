import { getPlace } from '@maru/contract/place/place.endpoints.ts';
import { deleteUser } from '@maru/contract/profile/deletion.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const placeOf = placeBuilder(shop);
const jpeg = await picture('jpeg', { width: 300, height: 200 });

async function open(over: Parameters<typeof shop.store>[0] = {}) {
  const { id } = await shop.store(over);
  const owner = await shop.ownerOf({ id });
  return { ...placeOf(id, owner), owner };
}
const leave = ({ id: userId, ...person }: Person) =>
  shop.call(deleteUser, { userId, password: 'maru1234!' }, person);

async function rowsOf(storeId: string) {
  const tables = ['places', 'placePhotos', 'placeSlugs'] as const;
  const rows = tables.map((table) =>
    shop.db.selectFrom(table).selectAll().where('storeId', '=', storeId).execute(),
  );
  return Object.fromEntries((await Promise.all(rows)).map((found, i) => [tables[i], found]));
}

test('a draft store that goes along with its owner leaves no page, and its photos are swept', async () => {
  const { storeId, owner } = await open({ applicationStatus: 'DRAFT', name: '이하늘 국숫집' });
  const staff = await shop.staffOf({ id: storeId }, ['PLACE']);
  const upload = { objectPurpose: 'PLACE_IMAGE', contentType: 'image/jpeg' } as const;
  const imageKey = await files.upload(staff, jpeg, upload);
  const photos = [{ imageKey, alt: '주인 이하늘', altEn: null }];
  const links = [{ name: '이하늘', nameEn: null, url: 'https://lee.example/' }];
  const saved = await placeOf(storeId, staff).update({ description: '이하늘의 국수', photos, links });
  const [{ imageUrl } = { imageUrl: '' }] = saved.response.draft.photos;
  expect((await shop.app.hub.inject({ url: imageUrl })).statusCode).toBe(200);

  expect((await leave(owner)).http).toBe(204);
  expect(await rowsOf(storeId)).toEqual({ places: [], placePhotos: [], placeSlugs: [] });
  expect((await shop.call(getPlace, { storeId }, staff)).http).toBe(404);

  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 24 * 3_600_000);
  await insertJob(shop.db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
  const other = await shop.instance();
  expect((await other.app.hub.inject({ url: imageUrl })).statusCode).toBe(404);
  expect(await shop.filesBelow(`place-image/${staff.id}`)).toEqual([]);
});

test('an address that visitors may have seen stays taken, and the other addresses of the page are free', async () => {
  const { storeId, owner, publish, changeSlug } = await open();
  await publish();
  await changeSlug('seen-by-many');
  await shop.db.updateTable('stores').set({ applicationStatus: 'DRAFT' }).where('id', '=', storeId).execute();
  await shop.db.insertInto('placeSlugs').values({ storeId, slug: 'seen-by-nobody' }).execute();
  // A visitor has tried the address, so the server remembers that it leads nowhere.
  expect((await shop.app.hub.inject({ url: '/place/seen-by-nobody' })).statusCode).toBe(404);

  expect((await leave(owner)).http).toBe(204);
  expect((await shop.app.hub.inject({ url: '/place/seen-by-many' })).statusCode).toBe(404);
  const other = await open();
  expect(await other.changeSlug('seen-by-many')).toMatchObject({ http: 409, status: 'PLACE_SLUG_USED' });
  expect((await other.changeSlug('seen-by-nobody')).http).toBe(200);
  await other.publish();
  await expect
    .poll(async () => (await shop.app.hub.inject({ url: '/place/seen-by-nobody' })).statusCode)
    .toBe(200);
});
