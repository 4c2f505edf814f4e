import { createHash } from 'node:crypto';

/** What is kept of a token. It has 256 random bits: nobody can guess it, so that a plain hash is enough. */
export function hashMailToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
