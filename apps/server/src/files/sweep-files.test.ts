import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { sweepFiles } from './sweep-files.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const { db, storage } = shop;
const image = await picture('png');
const hour = 3_600_000;
const listUnused = async () => [];

const keysLeft = async () =>
  (await db.selectFrom('files').select('awsKey').execute()).map(({ awsKey }) => awsKey);

test('after a day missing and refused files and late uploads are deleted; admitted files stay', async () => {
  const person = await shop.person();
  const awaited = await files.upload(person, image);
  const neverCame = await files.linkFor(person, image);
  const refused = await files.upload(person, Buffer.from('no picture'));
  await files.access(person, refused);
  const link = await files.linkFor(person, image);
  await files.put(link, image);
  await files.access(person, link.awsKey);
  await files.put(link, image);

  // The disk dates the bytes, the business clock dates the rows.
  const start = new Date(Math.max(Date.now(), shop.clock.now.getTime()));
  await sweepFiles({ db, storage, listUnused, now: new Date(shop.clock.now.getTime() + 23 * hour) });
  expect(await keysLeft()).toHaveLength(4);
  await sweepFiles({ db, storage, listUnused, now: new Date(start.getTime() + 25 * hour) });
  expect(await keysLeft()).toEqual([link.awsKey]);
  expect(await shop.filesBelow('incoming')).toEqual([]);
  expect((await files.access(person, link.awsKey)).http).toBe(200);
  for (const awsKey of [awaited, neverCame.awsKey, refused])
    expect(await files.access(person, awsKey)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a file that is swept during its inspection is either admitted and kept, or refused without leaving bytes', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, image);
  const later = new Date(Date.now() + 25 * hour);
  const [answer] = await Promise.all([
    files.access(person, awsKey),
    sweepFiles({ db, storage, listUnused, now: later }),
  ]);

  if (answer.http === 200) return expect(await keysLeft()).toContain(awsKey);
  expect(['FILE_NOT_UPLOADED', 'NOT_FOUND']).toContain(answer.status);
  expect(await shop.filesBelow(`profile-image/${person.id}`)).toEqual([]);
});

const sweepAfter = async (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * hour);
  await insertJob(db, { task: 'sweep-files', payload: {} });
  await shop.runJobs();
};

/** A registration image that has been inspected. */
async function registrationImage(as: Person) {
  const awsKey = await files.upload(as, image, { objectPurpose: 'REGISTRATION_IMAGE' });
  expect((await files.access(as, awsKey)).http).toBe(200);
  return awsKey;
}

test('an unused registration image is deleted after a week with its bytes; one in use stays', async () => {
  const { storeId, owner } = await shop.completeStore();
  const person = owner as Person;
  const [replaced, used, left] = [
    await registrationImage(person),
    await registrationImage(person),
    await registrationImage(await shop.person()),
  ];
  for (const [i, registrationImageKey] of [replaced, used].entries())
    expect(
      (await shop.call(updateStore, { storeId, version: i + 1, registrationImageKey }, owner)).http,
    ).toBe(200);
  const isThere = async (awsKey: string) => (await storage.read(awsKey, 1)) !== undefined;

  await sweepAfter(7 * 24);
  for (const awsKey of [replaced, used, left]) expect(await isThere(awsKey)).toBe(true);
  await sweepAfter(1);
  expect(await Promise.all([replaced, used, left].map(isThere))).toEqual([false, true, false]);
  const keys = await keysLeft();
  expect([replaced, used, left].map((key) => keys.includes(key))).toEqual([false, true, false]);
});

test('the bytes of a deleted account are removed once the storage answers', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, image);
  await files.access(person, awsKey);
  await db.deleteFrom('users').where('id', '=', person.id).execute();

  const away = { ...storage, delete: () => Promise.reject(new Error('away')) };
  await expect(sweepFiles({ db, storage: away, listUnused, now: shop.clock.now })).rejects.toThrow('away');
  expect(await shop.filesBelow(`profile-image/${person.id}`)).toHaveLength(1);

  await sweepAfter(1);
  expect(await shop.filesBelow(`profile-image/${person.id}`)).toEqual([]);
  expect(await db.selectFrom('filesToRemove').selectAll().execute()).toEqual([]);
});
