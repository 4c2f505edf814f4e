import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openKeys } from '#server/keys/open-keys.ts';
import { freshDatabase } from '#test/database.ts';
import { accessTokenVerifier } from './verify-access-token.ts';

const { db } = await freshDatabase();
const { signing } = await openKeys(db, 'a master key of tests, of no use elsewhere');
const [key] = signing;
if (!key) throw new Error('no signing key');
const privateKey = await importJWK(key, 'ES256');
const issuer = 'http://localhost:3000';
const audience = 'urn:maru:api';
let now = Date.now();
const verify = accessTokenVerifier({ signing, issuer, audience, clock: () => new Date(now) });

type Change = {
  claims?: object;
  header?: object;
  signWith?: Parameters<SignJWT['sign']>[0];
  lifetime?: number;
};

function token({ claims = {}, header = {}, signWith = privateKey, lifetime = 3540 }: Change = {}) {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ client_id: 'maru-hub', gid: 'grant', scope: 'CLIENT USER', ...claims })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key?.kid ?? '', ...header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('user')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(signWith);
}

test('a token of ours yields user, grant and client', async () => {
  expect(await verify(await token())).toEqual({
    userId: 'user',
    grantId: 'grant',
    clientId: 'maru-hub',
    scope: ['CLIENT', 'USER'],
  });
});

test('a token whose subject is its client has no user', async () => {
  expect(await verify(await token({ claims: { client_id: 'user', gid: undefined } }))).toMatchObject({
    userId: null,
    grantId: null,
  });
});

test('a cached token ends when it expires', async () => {
  const text = await token({ lifetime: 60 });
  expect(await verify(text)).toBeDefined();
  now += 61_000;
  expect(await verify(text)).toBeUndefined();
});

test('a token with another key, type, issuer or audience, an altered one and plain text are refused', async () => {
  const stranger = await generateKeyPair('ES256');
  const good = await token();
  const [head, , signature] = good.split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'somebody', exp: 9e9 })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const bad = [
    await token({ signWith: stranger.privateKey }),
    await token({ header: { kid: 'unknown' } }),
    await token({ header: { typ: 'JWT' } }),
    await token({ lifetime: -1 }),
    `${head}.${forged}.${signature}`,
    `${unsigned}.${forged}.`,
    '',
    'x',
    'a.b.c',
    'é.\0.😀',
  ];
  for (const text of bad) expect(await verify(text)).toBeUndefined();
  const elsewhere = accessTokenVerifier({
    signing,
    issuer: 'http://other',
    audience,
    clock: () => new Date(now),
  });
  expect(await elsewhere(good)).toBeUndefined();
});
