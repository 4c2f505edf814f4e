import type { Db } from '#server/db/database.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { deleteFiles, deleteUnadmittedBefore, forgetRemoved, listToRemove } from './files.queries.ts';
import type { ListUnused } from './list-unused.ts';

const day = 24 * 3_600_000;
const unusedDays = 7;
/** Limit per run; the rest waits for the next hour. */
const most = 1_000;

type Parts = { db: Db; storage: FileStorage; listUnused: ListUnused; now: Date };

/**
 * Removes files that never arrived or were refused, files unused for a week after admission, the bytes of deleted rows,
 * and bytes that old upload links brought after admission.
 */
export async function sweepFiles({ db, storage, listUnused, now }: Parts): Promise<void> {
  const before = new Date(now.getTime() - day);
  await deleteUnadmittedBefore(db, before);
  await deleteFiles(db, await listUnused({ before: new Date(now.getTime() - unusedDays * day), most }));
  await removeBytes(db, storage);
  await storage.deleteIncomingBefore(before);
}

/** Deletes the bytes before their row in `files_to_remove`, so that a failed delete is retried. */
async function removeBytes(db: Db, storage: FileStorage): Promise<void> {
  for (const awsKey of await listToRemove(db, most)) {
    await storage.delete(awsKey);
    await forgetRemoved(db, awsKey);
  }
}
