import type { Db } from '#server/db/database.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { deleteUnadmittedBefore } from './files.queries.ts';

const keptMilliseconds = 24 * 3_600_000;

/** Removes what never came, what was refused, and what old links brought after a file was admitted. */
export async function sweepFiles(parts: { db: Db; storage: FileStorage; now: Date }): Promise<void> {
  const { db, storage, now } = parts;
  const before = new Date(now.getTime() - keptMilliseconds);
  await deleteUnadmittedBefore(db, before);
  await storage.deleteIncomingBefore(before);
}
