import { randomUUIDv7 } from 'node:crypto';

/** UUIDv7: sorts by the time it was made. */
export function newId(): string {
  return randomUUIDv7();
}
