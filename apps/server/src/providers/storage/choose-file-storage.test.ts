import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/db/new-id.ts';
import { createOrigin } from '#server/http/create-origin.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { openS3Server } from '#test/stand-ins/s3-server.ts';
import { chooseFileStorage } from './choose-file-storage.ts';

const now = new Date();
const clock = () => now;
const server = await openS3Server(clock);
const keys: Keys = { signing: [], secrets: () => ['a secret of tests'] };
const bucket = {
  FILE_STORAGE: 's3',
  S3_BUCKET: server.bucket,
  S3_REGION: server.region,
  S3_ENDPOINT: server.endpoint,
  S3_ACCESS_KEY_ID: server.credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
};
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const cloudFront = {
  CLOUDFRONT_URL: 'https://files.maru.example',
  CLOUDFRONT_KEY_PAIR_ID: 'K2JCJMDEHXQW5F',
  CLOUDFRONT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  CLOUDFRONT_COOKIE_DOMAIN: 'maru.example',
};

const pageOrigin = 'https://hub.maru.example';
const expiresAt = new Date(now.getTime() + 600_000);
const bytes = Buffer.from('picture');
const choose = (environment: Record<string, string>) =>
  chooseFileStorage(readConfig(environment), { keys, clock });
const folderOf = (user: string) => `profile-image/${user}/`;

test('by default files are in the data folder', async () => {
  const storage = choose({ DATA_DIR: join(tmpdir(), `maru-${newId()}`) });
  const url = await storage.signAccess({ key: `${folderOf(newId())}${newId()}.png`, pageOrigin, expiresAt });
  expect(url).toMatch(/^https:\/\/hub\.maru\.example\/files\/profile-image\//);
});

test('files in the bucket are read through CloudFront if it is configured', async () => {
  const storage = choose({ ...bucket, ...cloudFront });
  const upload = { key: `incoming/${newId()}`, contentType: 'image/png', bytes: 7, pageOrigin, expiresAt };
  expect((await storage.signUpload(upload)).url).toContain(server.endpoint);
  const key = `${folderOf(newId())}${newId()}.png`;
  expect(await storage.signAccess({ key, pageOrigin, expiresAt })).toMatch(
    /^https:\/\/files\.maru\.example\//,
  );
  const { cookies } = await storage.signFolder({ folder: folderOf(newId()), pageOrigin, expiresAt });
  expect(cookies[0]).toMatch(/^CloudFront-/);
});

test('in a bucket without CloudFront our own cookie opens a folder and redirects to its files only', async () => {
  const storage = choose(bucket);
  const hub = createOrigin({ log: pino({ level: 'silent' }), trustProxy: [] });
  storage.register(hub);
  const [user, other] = [newId(), newId()];
  const [mine, foreign] = [`${folderOf(user)}${newId()}.png`, `${folderOf(other)}${newId()}.png`];
  for (const key of [mine, foreign]) await storage.write(key, { bytes, contentType: 'image/png' });

  const signed = await storage.signFolder({ folder: folderOf(user), pageOrigin, expiresAt });
  expect(signed.folderUrl).toBe(`${pageOrigin}/files/${folderOf(user)}`);
  const cookie = signed.cookies[0]?.split(';')[0] ?? '';
  const answer = await hub.inject({ url: `/files/${mine}`, headers: { cookie } });
  expect(answer).toMatchObject({ statusCode: 302 });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const response = await fetch(String(answer.headers.location));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);

  for (const [url, sent] of [
    [`/files/${foreign}`, cookie],
    [`/files/${folderOf(user)}..%2f${foreign.slice(14)}`, cookie],
    [`/files/${mine}`, ''],
    [`/files/${mine}`, `${cookie}x`],
  ] as const)
    expect((await hub.inject({ url, headers: { cookie: sent } })).statusCode).toBe(404);
  await hub.close();
});
