import { v7 } from 'uuid';

/** UUIDv7: sorts by the time it was made, and those of one process in the order in which they were made. */
export function newId(): string {
  return v7();
}
