import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectedSignature, isSigned } from '#test/signature-v4.ts';
import { openS3Server } from '#test/stand-ins/s3-server.ts';
import { s3Storage } from './s3-storage.ts';

const clock = { now: new Date() };
const server = await openS3Server(() => clock.now);
const storage = s3Storage(server, { clock: () => clock.now });

const pageOrigin = 'http://localhost:3001';
const contentType = 'image/png';
const bytes = Buffer.from('the bytes of a picture');
const later = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000);
const newIncoming = () => `incoming/${newId()}`;
const newKey = () => `profile-image/${newId()}/${newId()}.png`;
const signUpload = (key: string) =>
  storage.signUpload({ key, contentType, bytes: bytes.length, pageOrigin, expiresAt: later(15) });

async function put(url: string, body: Buffer, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
  await response.arrayBuffer();
  return response.status;
}

async function uploaded(key = newIncoming()): Promise<string> {
  const { url, headers } = await signUpload(key);
  expect(await put(url, bytes, headers)).toBe(200);
  return key;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, last example. */
const published = {
  method: 'GET',
  url: `/test.txt?${new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  })}`,
  headers: { host: 'examplebucket.s3.amazonaws.com' },
};
const publishedSecret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

test('the signature check of these tests agrees with the example published by AWS', () => {
  expect(expectedSignature(published, publishedSecret)).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
  const during = new Date('2013-05-24T23:59:59Z');
  expect(isSigned(published, publishedSecret, during)).toBe(true);
  expect(isSigned(published, publishedSecret, new Date('2013-05-25T00:00:00Z'))).toBe(false);
  expect(isSigned({ ...published, method: 'PUT' }, publishedSecret, during)).toBe(false);
});

test('a link for AWS itself names the bucket as host and is signed for its region', async () => {
  const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: publishedSecret };
  const settings = { bucket: 'maru-files', region: 'ap-northeast-2', endpoint: undefined, credentials };
  const now = new Date('2026-11-20T03:00:00Z');
  const aws = s3Storage(settings, { clock: () => now });
  const expiresAt = new Date(now.getTime() + 600_000);
  const link = new URL(await aws.signAccess({ key: newKey(), pageOrigin, expiresAt }));

  expect(link.origin).toBe('https://maru-files.s3.ap-northeast-2.amazonaws.com');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20261120/ap-northeast-2/s3/aws4_request',
    'X-Amz-Date': '20261120T030000Z',
    'X-Amz-Expires': '600',
    'X-Amz-SignedHeaders': 'host',
  });
  const request = { method: 'GET', url: link.pathname + link.search, headers: { host: link.host } };
  expect(isSigned(request, publishedSecret, now)).toBe(true);
});

test('an uploaded file can be read by a read link', async () => {
  const key = await uploaded();
  expect(await storage.read(key, 9)).toEqual({
    bytes: bytes.subarray(0, 9),
    length: bytes.length,
    version: expect.stringMatching(/^"?[0-9a-f]{32}"?$/),
  });
  const response = await fetch(await storage.signAccess({ key, pageOrigin, expiresAt: later(10) }));
  expect(response.headers.get('content-type')).toBe(contentType);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test('a link accepts only the signed length, type and key, and expires', async () => {
  const { url, headers } = await signUpload(newIncoming());
  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  expect(url).not.toMatch(/checksum/i);
  expect(await put(url, Buffer.concat([bytes, bytes]), headers)).toBe(403);
  expect(await put(url, bytes, { 'content-type': 'text/html' })).toBe(403);
  expect(await put(url.replace(/incoming\/[0-9a-f-]+/, newIncoming()), bytes, headers)).toBe(403);
  expect((await fetch(url)).status).toBe(403);

  const before = clock.now;
  clock.now = later(15);
  expect(await put(url, bytes, headers)).toBe(403);
  clock.now = before;
  expect(await put(url, bytes, headers)).toBe(200);
});

test('a reading link writes nothing and opens no other key', async () => {
  const [key, other] = [await uploaded(), await uploaded()];
  const url = await storage.signAccess({ key, pageOrigin, expiresAt: later(10) });
  expect(await put(url, bytes, { 'content-type': contentType })).toBe(403);
  expect((await fetch(url.replace(key, other))).status).toBe(403);
  expect((await fetch(url.replace(/X-Amz-Signature=.{8}/, 'X-Amz-Signature=00000000'))).status).toBe(403);
});

test('an unused key is not found', async () => {
  expect(await storage.read(newKey(), 10)).toBeUndefined();
});

test('a key is written once', async () => {
  const key = newKey();
  expect(await storage.write(key, { bytes, contentType })).toBe(true);
  expect(await storage.write(key, { bytes: Buffer.from('other'), contentType })).toBe(false);
  expect((await storage.read(key, 100))?.bytes).toEqual(bytes);
});

test('an inspected file is adopted with its type; a changed or missing one is not', async () => {
  const [from, key] = [await uploaded(), newKey()];
  const version = (await storage.read(from, 1))?.version ?? '';
  expect(await storage.adopt(key, { key: from, version: '"other"', contentType: 'video/mp4' })).toBe(false);
  expect(await storage.adopt(key, { key: from, version, contentType: 'video/mp4' })).toBe(true);
  const response = await fetch(await storage.signAccess({ key, pageOrigin, expiresAt: later(10) }));
  expect(response.headers.get('content-type')).toBe('video/mp4');

  expect(await storage.adopt(key, { key: from, version, contentType })).toBe(false);
  await storage.delete(from);
  expect(await storage.adopt(newKey(), { key: from, version, contentType })).toBe(false);
});

test('old incoming files are deleted, files under their keys stay', async () => {
  const [old, key] = [await uploaded(), newKey()];
  await storage.write(key, { bytes, contentType });
  await storage.deleteIncomingBefore(new Date(Date.now() - 60_000));
  expect(await storage.read(old, 1)).toBeDefined();
  await storage.deleteIncomingBefore(new Date(Date.now() + 60_000));
  expect(await storage.read(old, 1)).toBeUndefined();
  expect(await storage.read(key, 1)).toBeDefined();
});

test('unsigned requests get nothing from the storage', async () => {
  const credentials = { ...server.credentials, secretAccessKey: 'another' };
  const stranger = s3Storage({ ...server, credentials }, { clock: () => clock.now });
  await expect(stranger.read(await uploaded(), 1)).rejects.toThrow();
});
