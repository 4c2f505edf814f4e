import * as wire from '@maru/contract/files/files.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { fileBuilder, picture, video } from '#test/builders/file-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const files = fileBuilder(shop);
const image = await picture('png');
const announced = { contentType: 'image/png', bytes: image.length } as const;

const rowOf = (awsKey: string) =>
  shop.db.selectFrom('files').selectAll().where('awsKey', '=', awsKey).executeTakeFirstOrThrow();

test('spec 7 · a user gets a link and uploads a file of their own by it', async () => {
  const person = await shop.person();
  const { response } = await shop.call(wire.getFileUploadUrl, announced, person);
  const expiresAt = new Date(shop.clock.now.getTime() + 15 * 60_000).toISOString();

  expect(response).toMatchObject({ headers: { 'content-type': 'image/png' }, expiresAt });
  expect(response.awsKey).toMatch(new RegExp(`^profile-image/${person.id}/[0-9a-f-]{36}\\.png$`));
  expect(response.url).toMatch(new RegExp(`^${shop.config.hubUrl}/files/incoming/`));
  expect((await files.put(response, image)).statusCode).toBe(200);
  expect(await rowOf(response.awsKey)).toMatchObject({
    status: 'AWAITED',
    purpose: 'PROFILE_IMAGE',
    ownerId: person.id,
    uploadedBy: person.id,
  });
});

test('a page of the account area gets a link on its own origin', async () => {
  const person = await shop.person();
  const { host } = new URL(shop.config.accountUrl);
  const { response } = await shop.call(wire.getFileUploadUrl, announced, person, { headers: { host } });

  expect(new URL(response.url).origin).toBe(shop.config.accountUrl);
  expect((await files.put(response, image, shop.app.account)).statusCode).toBe(200);
});

test('a forged host name gets into no link', async () => {
  const person = await shop.person();
  const headers = { host: 'evil.example' };
  const { response } = await shop.call(wire.getFileUploadUrl, announced, person, { headers });
  expect(new URL(response.url).origin).toBe(shop.config.hubUrl);
});

test.each([
  ['PROFILE_IMAGE', 'video/mp4', 1_000, 'FILE_TYPE_NOT_ALLOWED', { types: ['image/png', 'image/jpeg'] }],
  ['VIDEO', 'image/png', 1_000, 'FILE_TYPE_NOT_ALLOWED', { types: ['video/mp4', 'video/webm'] }],
  ['PROFILE_IMAGE', 'image/png', 10_000_001, 'FILE_TOO_LARGE', { megabytes: 10 }],
  ['REGISTRATION_IMAGE', 'image/jpeg', 20_000_001, 'FILE_TOO_LARGE', { megabytes: 20 }],
  ['VIDEO', 'video/webm', 200_000_001, 'FILE_TOO_LARGE', { megabytes: 200 }],
] as const)('%s of %s with %d bytes is refused before it is sent', async (...given) => {
  const [objectPurpose, contentType, bytes, status, detail] = given;
  const person = await shop.person();
  const answer = await shop.call(wire.getFileUploadUrl, { objectPurpose, contentType, bytes }, person);
  expect(answer).toMatchObject({ http: 409, status, detail });
});

test('uploads are limited to sixty files and ten videos per user and hour', async () => {
  const person = await shop.person();
  const clip = { objectPurpose: 'VIDEO', contentType: 'video/mp4', bytes: video('mp4').length } as const;
  const videos = await Promise.all(
    Array.from({ length: 12 }, () => shop.call(wire.getFileUploadUrl, clip, person)),
  );
  expect(videos.filter(({ http }) => http === 200)).toHaveLength(10);

  const images = await Promise.all(
    Array.from({ length: 50 }, () => shop.call(wire.getFileUploadUrl, announced, person)),
  );
  expect(images.filter(({ http }) => http === 200)).toHaveLength(48);
  expect(images.find(({ http }) => http !== 200)).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  expect((await shop.call(wire.getFileUploadUrl, announced, await shop.person())).http).toBe(200);
});

test('spec 6 · an admin uploads a file for another user, who owns it', async () => {
  const [admin, owner] = [await shop.person({ admin: true }), await shop.person()];
  const input = { ...announced, userId: owner.id, objectPurpose: 'REGISTRATION_IMAGE' } as const;
  const { response } = await shop.call(wire.getFileUploadUrlForUser, input, admin);

  expect((await files.put(response, image)).statusCode).toBe(200);
  expect(await rowOf(response.awsKey)).toMatchObject({ ownerId: owner.id, uploadedBy: admin.id });
  expect(response.awsKey).toContain(`registration-image/${owner.id}/`);
  expect(await files.access(owner, response.awsKey)).toMatchObject({ http: 200 });
});

test('for a user who does not exist there is no link', async () => {
  const admin = await shop.person({ admin: true });
  const answer = await shop.call(wire.getFileUploadUrlForUser, { ...announced, userId: newId() }, admin);
  expect(answer).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});

test.each([
  ['PROFILE_IMAGE', 'video/mp4', 1_000, 'FILE_TYPE_NOT_ALLOWED'],
  ['PROFILE_IMAGE', 'image/png', 10_000_001, 'FILE_TOO_LARGE'],
] as const)('for another user %s of %s with %d bytes is refused, too', async (...given) => {
  const [objectPurpose, contentType, bytes, status] = given;
  const [admin, owner] = [await shop.person({ admin: true }), await shop.person()];
  const input = { objectPurpose, contentType, bytes, userId: owner.id };
  expect(await shop.call(wire.getFileUploadUrlForUser, input, admin)).toMatchObject({ http: 409, status });
});

test('uploads of an admin are counted, too', async () => {
  const [admin, owner] = [await shop.person({ admin: true }), await shop.person()];
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      shop.call(wire.getFileUploadUrlForUser, { ...announced, userId: owner.id }, admin),
    ),
  );
  expect(answers.filter(({ status }) => status === 'TOO_MANY_REQUESTS')).toHaveLength(1);
});

test('strangers get no link, and only admins get links for other users', async () => {
  const person = await shop.person();
  const stranger = await shop.clientToken();
  for (const as of [undefined, stranger]) {
    expect((await shop.call(wire.getFileUploadUrl, announced, as)).http).toBe(401);
    expect(
      (await shop.call(wire.getFileUploadUrlForUser, { ...announced, userId: person.id }, as)).http,
    ).toBe(401);
  }
  const forOther = { ...announced, userId: (await shop.person()).id };
  expect((await shop.call(wire.getFileUploadUrlForUser, forOther, person)).http).toBe(403);
});
