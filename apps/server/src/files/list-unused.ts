import type { FilePurpose } from '@maru/contract/files/file-rules.ts';
import type { Db } from '#server/db/database.ts';
import { type IsUsed, listUnusedFiles } from './files.queries.ts';

/** Ids of files admitted before `before` that nothing refers to any more; app.ts provides it. */
export type ListUnused = (found: { before: Date; most: number }) => Promise<string[]>;

/** Unused files of one purpose; `isUsed` says in SQL whether something refers to the file `f`. */
export function listUnusedOf(db: Db, purpose: FilePurpose, isUsed: IsUsed): ListUnused {
  return (asked) => listUnusedFiles(db, { ...asked, purpose }, isUsed);
}

/** Combines several lists of unused files. */
export function listUnusedOfAll(...lists: readonly ListUnused[]): ListUnused {
  return async (asked) => (await Promise.all(lists.map((list) => list(asked)))).flat();
}
