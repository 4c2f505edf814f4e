import type { Db } from '#server/db/database.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { deleteFiles, deleteUnadmittedBefore, forgetRemoved, listToRemove } from './files.queries.ts';
import type { ListUnused } from './list-unused.ts';

const day = 24 * 3_600_000;
const unusedDays = 7;
/** Of one hour; the rest waits for the next. */
const most = 1_000;

type Parts = { db: Db; storage: FileStorage; listUnused: ListUnused; now: Date };

/**
 * Removes what never came, what was refused, what nobody has used for a week after it was admitted, the bytes of all
 * files whose row is gone, and what old links brought after a file was admitted.
 */
export async function sweepFiles({ db, storage, listUnused, now }: Parts): Promise<void> {
  const before = new Date(now.getTime() - day);
  await deleteUnadmittedBefore(db, before);
  await deleteFiles(db, await listUnused({ before: new Date(now.getTime() - unusedDays * day), most }));
  await removeBytes(db, storage);
  await storage.deleteIncomingBefore(before);
}

/** First the bytes, then that they wait: where the storage does not answer they wait on. */
async function removeBytes(db: Db, storage: FileStorage): Promise<void> {
  for (const awsKey of await listToRemove(db, most)) {
    await storage.delete(awsKey);
    await forgetRemoved(db, awsKey);
  }
}
