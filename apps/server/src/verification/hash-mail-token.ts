import { createHash } from 'node:crypto';

/** The stored hash of a token. A plain hash is enough for 256 random bits. */
export function hashMailToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
