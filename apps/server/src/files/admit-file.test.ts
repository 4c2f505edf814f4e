import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { fileBuilder, picture } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openFiles } from './open-files.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const { db, config, storage } = shop;
const { admit } = openFiles({
  db,
  config,
  storage,
  clock: () => shop.clock.now,
  isAdmin: async () => false,
  mayRead: async () => false,
  listUnused: async () => [],
});
const image = await picture('png');
const purpose = 'REGISTRATION_IMAGE';
const upload = (as: Parameters<typeof files.upload>[0], bytes = image) =>
  files.upload(as, bytes, { objectPurpose: purpose });

const rowOf = (awsKey: string) =>
  db.selectFrom('files').selectAll().where('awsKey', '=', awsKey).executeTakeFirstOrThrow();

test('an act that refers to a file gets its id and type after the inspection, also when it asks again', async () => {
  const person = await shop.person();
  const awsKey = await upload(person);
  const asked = { awsKey, purpose, actorId: person.id } as const;
  const [first, second] = [await admit(asked), await admit(asked)];

  const row = await rowOf(awsKey);
  expect(row).toMatchObject({ status: 'ADMITTED', admittedAt: shop.clock.now, width: 60, height: 40 });
  const answer = { fileId: row.id, contentType: 'image/png' };
  expect([first, second]).toEqual([answer, answer]);
});

test("another's file, one of another purpose and an unknown one are not found", async () => {
  const [person, other] = [await shop.person(), await shop.person()];
  const awsKey = await upload(person);
  const unknown = `registration-image/${person.id}/${newId()}.png`;
  for (const asked of [
    { awsKey, purpose, actorId: other.id },
    { awsKey, purpose: 'PROFILE_IMAGE', actorId: person.id },
    { awsKey: unknown, purpose, actorId: person.id },
  ] as const)
    await expect(admit(asked)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  expect(await rowOf(awsKey)).toMatchObject({ status: 'AWAITED' });
});

test('a file that an admin uploaded for somebody can be used by both', async () => {
  const [admin, owner] = [await shop.person({ admin: true }), await shop.person()];
  const link = await files.linkForUser(admin, owner.id, image, { objectPurpose: purpose });
  await files.put(link, image);
  for (const { id: actorId } of [owner, admin])
    expect(await admit({ awsKey: link.awsKey, purpose, actorId })).toHaveProperty('fileId');
});

test('missing uploads and forbidden types are refused', async () => {
  const person = await shop.person();
  const { awsKey } = await files.linkFor(person, image, { objectPurpose: purpose });
  const page = await upload(person, Buffer.from('<!doctype html>'));
  await expect(admit({ awsKey, purpose, actorId: person.id })).rejects.toMatchObject({
    code: 'FILE_NOT_UPLOADED',
  });
  await expect(admit({ awsKey: page, purpose, actorId: person.id })).rejects.toMatchObject({
    code: 'FILE_TYPE_NOT_ALLOWED',
    detail: { types: ['image/png', 'image/jpeg'] },
  });
});

test('concurrent pictures of many people are all admitted, although few are processed at a time', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => shop.person()));
  const admitted = await Promise.all(
    [...people, ...people].map(async (person) =>
      admit({ awsKey: await upload(person), purpose, actorId: person.id }),
    ),
  );
  expect(new Set(admitted.map(({ fileId }) => fileId)).size).toBe(12);
});
