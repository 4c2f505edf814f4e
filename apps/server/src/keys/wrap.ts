import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a secret under the master key. `unwrap` needs the same `label`, so that no row can replace another. */
export function wrap(masterKey: string, label: string, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, wrappingKey(masterKey), nonce).setAAD(Buffer.from(label));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the master key does not fit or the row was altered. */
export function unwrap(masterKey: string, label: string, wrapped: Buffer): Buffer {
  const nonce = wrapped.subarray(0, nonceBytes);
  const tag = wrapped.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, wrappingKey(masterKey), nonce)
    .setAAD(Buffer.from(label))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

function wrappingKey(masterKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'maru keys', 32));
}
