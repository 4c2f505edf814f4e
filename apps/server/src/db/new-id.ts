import { v7 } from 'uuid';

/** UUIDv7: sorts by creation time; ids of one process sort strictly in creation order. */
export function newId(): string {
  return v7();
}
