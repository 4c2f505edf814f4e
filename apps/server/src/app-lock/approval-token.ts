import { createHash, randomBytes } from 'node:crypto';
import type { ApprovalKey } from './unlock-requests.queries.ts';

const storeBytes = 16;
const secretBytes = 32;

/** The secret of a link: 256 random bits after the id of the store, which says where it is kept. */
export function newApprovalToken(storeId: string): string {
  const store = Buffer.from(storeId.replaceAll('-', ''), 'hex');
  return Buffer.concat([store, randomBytes(secretBytes)]).toString('base64url');
}

/** Where the request of a link stands; undefined for what is no token. Nobody can guess one, so that a plain hash is enough. */
export function readApprovalToken(token: string): ApprovalKey | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== storeBytes + secretBytes || bytes.toString('base64url') !== token) return undefined;

  const hex = bytes.subarray(0, storeBytes).toString('hex');
  const storeId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return { storeId, tokenHash: createHash('sha256').update(token).digest() };
}
