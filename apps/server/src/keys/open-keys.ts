import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { CannotStart } from '#server/db/cannot-start.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { insertKey, type KeyRow, listKeys, lockKeys, retireKeys } from './keys.queries.ts';
import en from './master-key.en.json' with { type: 'json' };
import ko from './master-key.ko.json' with { type: 'json' };
import { unwrap, wrap } from './wrap.ts';

/** Creates the key of each purpose; the newest key is the one in use. */
const makers = {
  /** Signs tokens (ES256). */
  signing: newSigningKey,
  /** Signs the cookies of the authorization server. */
  cookie: newSecret,
  /** Derives the one successor of a refresh token. */
  'refresh-token': newSecret,
  /** Client secret of the first-party client, used by the account area's server. */
  'first-party-client': newSecret,
  /** HMAC key for hashes of guessable values: phone codes, addresses. */
  pepper: newSecret,
  /** Encrypts columns and files with personal or secret data: messages, customers' numbers, provider keys, data exports. */
  data: newSecret,
  /** Signs links to files that our own server stores. */
  'file-link': newSecret,
  /** HMAC key for the numbers of customers, by which they are found. */
  'customer-phone': newSecret,
  /** Derives the secrets of pay links. */
  'pay-link': newSecret,
  /** HMAC key for the addresses and numbers of inquiries, by which they are found. */
  inquiry: newSecret,
} satisfies Record<string, () => Buffer>;

export type KeyPurpose = keyof typeof makers;

/** Purposes of which only the newest key counts: a new one replaces the previous one at the next start. */
export const replacedAtOnce: readonly KeyPurpose[] = ['pepper', 'refresh-token', 'first-party-client'];

export type Keys = {
  /** Private JWKs. The first one signs; the others still verify. */
  signing: readonly SigningKey[];
  /** Text secrets of a purpose, newest first. */
  secrets(purpose: Exclude<KeyPurpose, 'signing'>): readonly [string, ...string[]];
};

export type SigningKey = JWK & { kid: string };

/** Unwraps all keys and creates missing ones. Throws if the master key does not fit. */
export async function openKeys(db: Db, masterKey: string): Promise<Keys> {
  const rows = await inTransaction(db, async (tx) => {
    await lockKeys(tx);
    const present = await listKeys(tx);
    const missing = keyPurposes().filter((purpose) => !present.some((row) => row.purpose === purpose));
    for (const purpose of missing) await addKey(tx, masterKey, purpose);
    return missing.length === 0 ? present : listKeys(tx);
  });

  const opened = rows.map((row) => ({ purpose: row.purpose, secret: open(masterKey, row) }));
  const read = (purpose: KeyPurpose) =>
    opened.filter((one) => one.purpose === purpose).map(({ secret }) => secret);
  return {
    signing: read('signing').map((secret) => JSON.parse(secret.toString()) as SigningKey),
    secrets: (purpose) =>
      read(purpose).map((secret) => secret.toString('base64url')) as [string, ...string[]],
  };
}

/**
 * Adds a new key and keeps the old ones valid for `overlapMs`. Instances use the new key from their next start, so the
 * overlap must cover the restarts and the lifetime of what the old key signed. It has no effect for `replacedAtOnce`.
 */
export async function rotateKey(
  db: Db,
  masterKey: string,
  purpose: KeyPurpose,
  overlapMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockKeys(tx);
    await retireKeys(tx, purpose, new Date(Date.now() + overlapMs));
    await addKey(tx, masterKey, purpose);
  });
}

async function addKey(tx: Tx, masterKey: string, purpose: KeyPurpose): Promise<void> {
  const id = newId();
  await insertKey(tx, { id, purpose, wrapped: wrap(masterKey, `${purpose}:${id}`, makers[purpose]()) });
}

function open(masterKey: string, { id, purpose, wrapped }: KeyRow): Buffer {
  try {
    return unwrap(masterKey, `${purpose}:${id}`, wrapped);
  } catch (cause) {
    throw new CannotStart({ ko: ko.other, en: en.other }, {}, cause);
  }
}

export function keyPurposes(): KeyPurpose[] {
  return Object.keys(makers) as KeyPurpose[];
}

function newSecret(): Buffer {
  return randomBytes(32);
}

function newSigningKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return Buffer.from(JSON.stringify(key));
}
