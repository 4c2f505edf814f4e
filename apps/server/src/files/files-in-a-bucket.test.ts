import * as wire from '@maru/contract/files/files.endpoints.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { chooseFileStorage } from '#server/providers/storage/choose-file-storage.ts';
import { picture, video } from '#test/builders/file-builder.ts';
import { openShop, type Person } from '#test/open-shop.ts';
import { openS3Server } from '#test/stand-ins/s3-server.ts';
import { sweepFiles } from './sweep-files.ts';

const shop = await openShop();
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
const storage = chooseFileStorage(config, { keys: shop.keys, clock });
const [first, second] = [await shop.instance({ storage }), await shop.instance({ storage })];

async function upload(as: Person, bytes: Buffer, announced: object = {}) {
  const input = { contentType: 'image/jpeg' as const, bytes: bytes.length, ...announced };
  const { response } = await first.call(wire.getFileUploadUrl, input, as);
  const put = (body: Buffer) =>
    fetch(response.url, { method: 'PUT', headers: response.headers, body: new Uint8Array(body) });
  expect((await put(bytes)).status).toBe(200);
  return { awsKey: response.awsKey, put };
}

const accessBy = ({ call }: typeof first, as: Person, awsKey: string) =>
  call(wire.getFileAccessUrl, { awsKey }, as);

async function fetched(url: string) {
  const response = await fetch(url);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a picture in a bucket is re-encoded once, whoever asks first', async () => {
  const person = await shop.person();
  const { awsKey, put } = await upload(person, await picture('jpeg', { gps: true }));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => accessBy(i % 2 ? first : second, person, awsKey)),
  );
  expect(answers.map(({ http }) => http)).toEqual(Array(12).fill(200));
  const { url, bytes } = answers[0]?.response ?? { url: '', bytes: 0 };
  const served = await fetched(url);
  expect(served.type).toBe('image/jpeg');
  expect(served.bytes).toHaveLength(bytes);
  expect((await sharp(served.bytes).metadata()).exif).toBeUndefined();

  // The old link still accepts bytes, but they change nothing.
  expect((await put(await picture('jpeg', { gps: true }))).status).toBe(200);
  expect((await fetched((await accessBy(second, person, awsKey)).response.url)).bytes).toEqual(served.bytes);
});

test('a video in a bucket is served unchanged, with its detected type', async () => {
  const person = await shop.person();
  const sent = video('webm');
  const { awsKey } = await upload(person, sent, { objectPurpose: 'VIDEO', contentType: 'video/mp4' });
  const answers = await Promise.all([first, second].map((each) => accessBy(each, person, awsKey)));
  expect(answers.map(({ response }) => response.contentType)).toEqual(['video/webm', 'video/webm']);
  expect(await fetched(answers[0]?.response.url ?? '')).toEqual({ type: 'video/webm', bytes: sent });
});

test('a file of a forbidden type is refused and deleted from the bucket', async () => {
  const person = await shop.person();
  const { awsKey } = await upload(person, Buffer.from('<!doctype html>'));
  expect(await accessBy(first, person, awsKey)).toMatchObject({ http: 409, status: 'FILE_TYPE_NOT_ALLOWED' });
  expect(await accessBy(second, person, awsKey)).toMatchObject({
    http: 409,
    status: 'FILE_TYPE_NOT_ALLOWED',
  });
  const row = await shop.db.selectFrom('files').select('id').where('awsKey', '=', awsKey).executeTakeFirst();
  expect(await storage.read(`incoming/${row?.id}`, 1)).toBeUndefined();
});

test('a file that was announced but not uploaded to a bucket is refused with FILE_NOT_UPLOADED', async () => {
  const person = await shop.person();
  const announced = { contentType: 'image/png', bytes: 10 } as const;
  const { awsKey } = (await first.call(wire.getFileUploadUrl, announced, person)).response;
  expect(await accessBy(first, person, awsKey)).toMatchObject({ http: 409, status: 'FILE_NOT_UPLOADED' });
});

test('bytes in a bucket are deleted after their row', async () => {
  const person = await shop.person();
  const { awsKey } = await upload(person, await picture('jpeg'));
  await accessBy(first, person, awsKey);
  expect(await storage.read(awsKey, 1)).toBeDefined();
  await shop.db.deleteFrom('users').where('id', '=', person.id).execute();

  await sweepFiles({ db: shop.db, storage, listUnused: async () => [], now: clock() });
  expect(await storage.read(awsKey, 1)).toBeUndefined();
});
