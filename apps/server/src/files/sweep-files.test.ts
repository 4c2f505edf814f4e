import { expect, test } from 'vitest';
import { fileBuilder, picture } from '#test/file-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { sweepFiles } from './sweep-files.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const { db, storage } = shop;
const image = await picture('png');
const hour = 3_600_000;

const keysLeft = async () =>
  (await db.selectFrom('files').select('awsKey').execute()).map(({ awsKey }) => awsKey);

test('after a day what never came or was refused is gone, with what old links brought; what was admitted stays', async () => {
  const person = await shop.person();
  const awaited = await files.upload(person, image);
  const neverCame = await files.linkFor(person, image);
  const refused = await files.upload(person, Buffer.from('no picture'));
  await files.access(person, refused);
  const link = await files.linkFor(person, image);
  await files.put(link, image);
  await files.access(person, link.awsKey);
  await files.put(link, image);

  // The bytes are dated by the disk, the rows by the business.
  const start = new Date(Math.max(Date.now(), shop.clock.now.getTime()));
  await sweepFiles({ db, storage, now: new Date(shop.clock.now.getTime() + 23 * hour) });
  expect(await keysLeft()).toHaveLength(4);
  await sweepFiles({ db, storage, now: new Date(start.getTime() + 25 * hour) });
  expect(await keysLeft()).toEqual([link.awsKey]);
  expect(await shop.filesBelow('incoming')).toEqual([]);
  expect((await files.access(person, link.awsKey)).http).toBe(200);
  for (const awsKey of [awaited, neverCame.awsKey, refused])
    expect(await files.access(person, awsKey)).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test('a file that is swept while somebody looks at it is not there, and leaves nothing', async () => {
  const person = await shop.person();
  const awsKey = await files.upload(person, image);
  const later = new Date(Date.now() + 25 * hour);
  const [answer] = await Promise.all([files.access(person, awsKey), sweepFiles({ db, storage, now: later })]);

  if (answer.http === 200) return expect(await keysLeft()).toContain(awsKey);
  expect(['FILE_NOT_UPLOADED', 'NOT_FOUND']).toContain(answer.status);
  expect(await shop.filesBelow(`profile-image/${person.id}`)).toEqual([]);
});
