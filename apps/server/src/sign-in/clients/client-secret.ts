import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, so that a fast hash is safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. */
export function hashSecret(secret: string): string {
  return `sha256:${createHash('sha256').update(secret).digest('hex')}`;
}
