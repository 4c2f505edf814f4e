import { createHash, randomBytes } from 'node:crypto';

const storeBytes = 16;
const secretBytes = 32;

/** The store and the hash under which a token is stored. */
export type StoreTokenKey = { storeId: string; tokenHash: Buffer };

/** The secret of a link: the store's id, to find the row, followed by 256 bits, random unless given. */
export function newStoreToken(
  storeId: string,
  secret: Buffer = randomBytes(secretBytes),
): StoreTokenKey & { token: string } {
  const store = Buffer.from(storeId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([store, secret]).toString('base64url');
  return { token, storeId, tokenHash: hashOf(token) };
}

/** Undefined if it is no token. A plain hash is enough, because a token cannot be guessed. */
export function readStoreToken(token: string): StoreTokenKey | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== storeBytes + secretBytes || bytes.toString('base64url') !== token) return undefined;

  const hex = bytes.subarray(0, storeBytes).toString('hex');
  const storeId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { storeId, tokenHash: hashOf(token) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
