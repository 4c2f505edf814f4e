import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody finds them from their hash, however fast that is. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** As a secret is kept, and compared. */
export function hashSecret(secret: string): string {
  return `sha256:${createHash('sha256').update(secret).digest('hex')}`;
}
