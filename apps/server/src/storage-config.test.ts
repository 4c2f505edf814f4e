import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(environment: Record<string, string>) {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const pem = rsa.export({ type: 'pkcs8', format: 'pem' }).toString();
const s3 = { FILE_STORAGE: 's3', S3_BUCKET: 'maru-files', S3_REGION: 'ap-northeast-2' };
const cloudFront = {
  CLOUDFRONT_URL: 'https://files.maru.example/',
  CLOUDFRONT_KEY_PAIR_ID: 'K2JCJMDEHXQW5F',
  CLOUDFRONT_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  CLOUDFRONT_COOKIE_DOMAIN: 'maru.example',
};

test('files are on disk unless FILE_STORAGE chooses a bucket, and pages then need no other origin', () => {
  expect(readConfig({}).storage).toEqual({ kind: 'disk', origins: [] });
  expect(readConfig({ S3_BUCKET: 'maru-files' }).storage).toEqual({ kind: 'disk', origins: [] });
});

test('an AWS bucket needs name and region; without keys the role of the machine is used', () => {
  expect(readConfig(s3).storage).toEqual({
    kind: 's3',
    s3: { bucket: 'maru-files', region: 'ap-northeast-2', endpoint: undefined, credentials: undefined },
    cloudFront: undefined,
    origins: ['https://maru-files.s3.ap-northeast-2.amazonaws.com'],
  });
});

test('a compatible store is reached by its endpoint', () => {
  const { storage } = readConfig({
    ...s3,
    S3_ENDPOINT: 'https://kr.object.ncloudstorage.com/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(storage).toMatchObject({
    s3: {
      endpoint: 'https://kr.object.ncloudstorage.com',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
    origins: ['https://kr.object.ncloudstorage.com'],
  });
});

test('with CloudFront pages may reach its origin, and a one-line key is parsed', () => {
  expect(readConfig({ ...s3, ...cloudFront }).storage).toMatchObject({
    cloudFront: {
      url: 'https://files.maru.example',
      keyPairId: 'K2JCJMDEHXQW5F',
      privateKey: pem,
      cookieDomain: 'maru.example',
    },
    origins: ['https://maru-files.s3.ap-northeast-2.amazonaws.com', 'https://files.maru.example'],
  });
});

test.each<[Record<string, string>, string[]]>([
  [{ FILE_STORAGE: 's3' }, ['S3_BUCKET: missing', 'S3_REGION: missing']],
  [{ ...s3, S3_ACCESS_KEY_ID: 'id' }, ['S3_SECRET_ACCESS_KEY: missing']],
  [{ ...s3, S3_SECRET_ACCESS_KEY: 'secret' }, ['S3_ACCESS_KEY_ID: missing']],
  [
    { ...s3, CLOUDFRONT_URL: 'https://files.maru.example' },
    [
      'CLOUDFRONT_KEY_PAIR_ID: missing',
      'CLOUDFRONT_PRIVATE_KEY: missing',
      'CLOUDFRONT_COOKIE_DOMAIN: missing',
    ],
  ],
  [
    { ...s3, ...cloudFront, CLOUDFRONT_COOKIE_DOMAIN: 'other.example' },
    ['CLOUDFRONT_COOKIE_DOMAIN: CLOUDFRONT_URL is not in it'],
  ],
  [
    { ...s3, ...cloudFront, CLOUDFRONT_COOKIE_DOMAIN: 'ru.example' },
    ['CLOUDFRONT_COOKIE_DOMAIN: CLOUDFRONT_URL is not in it'],
  ],
  [
    { ...s3, ...cloudFront, ACCOUNT_URL: 'https://id.maru.example', HUB_URL: 'https://hub.example' },
    ['CLOUDFRONT_COOKIE_DOMAIN: HUB_URL is not in it'],
  ],
])('with %o the start is refused for %o', (environment, problems) => {
  expect(problemsOf(environment)).toEqual(problems);
});

test.each([
  ['FILE_STORAGE', 'ftp'],
  ['S3_BUCKET', 'a.dotted.name'],
  ['S3_REGION', 'Seoul!'],
  ['S3_ENDPOINT', 'https://store.example/bucket'],
  ['CLOUDFRONT_URL', 'files.maru.example'],
  ['CLOUDFRONT_PRIVATE_KEY', 'no key'],
  [
    'CLOUDFRONT_PRIVATE_KEY',
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ],
  ['CLOUDFRONT_COOKIE_DOMAIN', 'maru'],
])('%s=%s is refused by name, without repeating the value', (name, value) => {
  const [problem = '', ...others] = problemsOf({ ...s3, ...cloudFront, [name]: value });
  expect(problem).toMatch(new RegExp(`^${name}: `));
  expect(others.filter((other) => !other.startsWith('CLOUDFRONT_'))).toEqual([]);
  if (name.endsWith('KEY')) expect(problem).not.toContain(value);
});
