import { createHash, randomBytes } from 'node:crypto';

const storeBytes = 16;
const secretBytes = 32;

/** In which store a token is kept, and as what. */
export type StoreTokenKey = { storeId: string; tokenHash: Buffer };

/** The secret of a link: 256 random bits after the id of the store, which says where it is kept. */
export function newStoreToken(storeId: string): StoreTokenKey & { token: string } {
  const store = Buffer.from(storeId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([store, randomBytes(secretBytes)]).toString('base64url');
  return { token, storeId, tokenHash: hashOf(token) };
}

/** Undefined for what is no token. Nobody can guess one, so that a plain hash is enough. */
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
