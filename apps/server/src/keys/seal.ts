import type { Keys } from './open-keys.ts';
import { unwrap, wrap } from './wrap.ts';

/** Encrypts what a row holds; `label` names the row, so that it opens nowhere else. */
export function seal(keys: Keys, label: string, text: string): Buffer {
  return wrap(keys.secrets('data')[0], label, Buffer.from(text));
}

/** Throws where no key of ours opens it: the row was altered, or stands in for another. */
export function unseal(keys: Keys, label: string, sealed: Buffer): string {
  const failures: unknown[] = [];
  for (const key of keys.secrets('data')) {
    try {
      return unwrap(key, label, sealed).toString();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `no data key opens ${label}`);
}
