import { createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { cloudFrontAccess } from './cloudfront.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const cloudFront = cloudFrontAccess({
  url: 'https://files.maru.example',
  keyPairId: 'K2JCJMDEHXQW5F',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  cookieDomain: 'maru.example',
});
const expiresAt = new Date('2026-11-20T03:10:00Z');
const epoch = 1_795_144_200;
const pageOrigin = 'https://hub.maru.example';

/** AWS's URL-safe base64: `+`, `=` and `/` become `-`, `_` and `~`. */
const fromAws = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/**
 * AWS publishes no example signature for its key, so the test does CloudFront's check: RSA-SHA1 with the public key.
 */
const isSignedBy = (policy: string, signature: string) =>
  createVerify('RSA-SHA1').update(policy).verify(publicKey, fromAws(signature));

test('a link is signed for one file and an expiry, as CloudFront requires', async () => {
  const key = `video/${newId()}/${newId()}.mp4`;
  const link = new URL(await cloudFront.signAccess({ key, pageOrigin, expiresAt }));
  expect(link.origin + link.pathname).toBe(`https://files.maru.example/${key}`);
  const query = Object.fromEntries(link.searchParams);
  expect(query).toEqual({
    Expires: String(epoch),
    'Key-Pair-Id': 'K2JCJMDEHXQW5F',
    Signature: expect.stringMatching(/^[\w~-]+$/),
  });

  // The canned policy, exactly as documented.
  const policy = (file: string, until: number) =>
    `{"Statement":[{"Resource":"https://files.maru.example/${file}","Condition":{"DateLessThan":{"AWS:EpochTime":${until}}}}]}`;
  expect(isSignedBy(policy(key, epoch), query.Signature ?? '')).toBe(true);
  expect(isSignedBy(policy(`${key}x`, epoch), query.Signature ?? '')).toBe(false);
  expect(isSignedBy(policy(key, epoch + 1), query.Signature ?? '')).toBe(false);
});

test('cookies open the files of one folder, for one domain, and are HttpOnly', async () => {
  const folder = `profile-image/${newId()}/`;
  const { folderUrl, cookies } = await cloudFront.signFolder({ folder, pageOrigin, expiresAt });
  expect(folderUrl).toBe(`https://files.maru.example/${folder}`);
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies)
    expect(cookie.slice(cookie.indexOf(';'))).toBe(
      `; Domain=maru.example; Path=/${folder}; Expires=Fri, 20 Nov 2026 03:10:00 GMT; HttpOnly; Secure; SameSite=Lax`,
    );

  const values = Object.fromEntries(cookies.map((cookie) => cookie.split(';')[0]?.split(/=(.*)/) ?? []));
  expect(values['CloudFront-Key-Pair-Id']).toBe('K2JCJMDEHXQW5F');
  const policy = fromAws(values['CloudFront-Policy'] ?? '').toString();
  expect(JSON.parse(policy)).toEqual({
    Statement: [{ Resource: `${folderUrl}*`, Condition: { DateLessThan: { 'AWS:EpochTime': epoch } } }],
  });
  expect(isSignedBy(policy, values['CloudFront-Signature'] ?? '')).toBe(true);
});
