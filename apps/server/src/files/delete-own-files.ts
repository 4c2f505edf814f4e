import type { Tx } from '#server/db/database.ts';
import { deleteFilesOf } from './files.queries.ts';

/** Deletes the files about a person. Those of stores, such as a registration image, stay with the store. */
export async function deleteOwnFiles(tx: Tx, userId: string): Promise<void> {
  await deleteFilesOf(tx, { ownerId: userId, purposes: ['PROFILE_IMAGE', 'VIDEO'] });
}
