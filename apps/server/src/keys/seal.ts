import type { Keys } from './open-keys.ts';
import { unwrap, wrap } from './wrap.ts';

/** Encrypts a column's text. `label` names the row, so that the value cannot be moved to another row. */
export function seal(keys: Keys, label: string, text: string): Buffer {
  return sealBytes(keys, label, Buffer.from(text));
}

/** Like `seal`, for a file. */
export function sealBytes(keys: Keys, label: string, bytes: Buffer): Buffer {
  return wrap(keys.secrets('data')[0], label, bytes);
}

/** Throws if no key decrypts it: the row was altered or replaced by another. */
export function unseal(keys: Keys, label: string, sealed: Buffer): string {
  return unsealBytes(keys, label, sealed).toString();
}

export function unsealBytes(keys: Keys, label: string, sealed: Buffer): Buffer {
  const failures: unknown[] = [];
  for (const key of keys.secrets('data')) {
    try {
      return unwrap(key, label, sealed);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `no data key opens ${label}`);
}

/**
 * Seals the text with the newest key; undefined if it already is. For data that is kept longer than an old key is
 * valid.
 */
export function resealed(keys: Keys, label: string, sealed: Buffer): Buffer | undefined {
  const text = unseal(keys, label, sealed);
  const [newest] = keys.secrets('data');
  try {
    unwrap(newest, label, sealed);
    return undefined;
  } catch {
    return seal(keys, label, text);
  }
}
