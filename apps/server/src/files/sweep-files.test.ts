import { updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openAdmission } from './admit-file.ts';
import { findFile } from './files.queries.ts';
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

/** Inspects an upload; all awaited files are swept right before or after a call to the storage. */
async function inspectAndSweep(when: 'before' | 'after', call: 'read' | 'write' | 'delete') {
  const person = await shop.person();
  const awsKey = await files.upload(person, image);
  const sweep = () => sweepFiles({ db, storage, listUnused, now: new Date(Date.now() + 25 * hour) });
  const act = storage[call] as (...asked: never[]) => Promise<unknown>;
  const sweeping = {
    ...storage,
    async [call](...asked: never[]) {
      if (when === 'before') await sweep();
      const done = await act(...asked);
      if (when === 'after') await sweep();
      return done;
    },
  };

  const admission = openAdmission({ db, storage: sweeping, clock: () => shop.clock.now });
  const file = (await findFile(db, awsKey)) ?? expect.fail();
  const answer = await admission(file, person.id).catch(({ code }) => code);
  return { person, awsKey, answer };
}

test.each([
  ['before', 'read'],
  ['after', 'read'],
  ['before', 'write'],
  ['after', 'write'],
] as const)(
  'a file that is swept during its inspection, %s the %s, is refused and leaves no bytes',
  async (when, call) => {
    const { person, awsKey, answer } = await inspectAndSweep(when, call);

    expect(answer).toBe('FILE_NOT_UPLOADED');
    expect(await keysLeft()).not.toContain(awsKey);
    expect(await shop.filesBelow(`profile-image/${person.id}`)).toEqual([]);
  },
);

test('a file that was admitted right before a sweep is kept', async () => {
  const { person, awsKey, answer } = await inspectAndSweep('before', 'delete');

  expect(answer).toMatchObject({ awsKey, status: 'ADMITTED' });
  expect(await keysLeft()).toContain(awsKey);
  expect(await shop.filesBelow(`profile-image/${person.id}`)).toHaveLength(1);
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
