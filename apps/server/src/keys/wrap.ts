import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a secret under the master key; `label` must be the same when it is opened, so that no row can stand in for another. */
export function wrap(masterKey: string, label: string, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, wrappingKey(masterKey), nonce).setAAD(Buffer.from(label));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the master key is another one or the row was altered. */
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
