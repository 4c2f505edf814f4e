import type { Tx } from '#server/db/database.ts';
import { deletePlace } from './places.queries.ts';
import { releaseAllUnseen } from './slugs/place-slugs.queries.ts';

/** Erases the page of a store that ends. An address that visitors may have seen is never given to another store. */
export async function erasePlace(tx: Tx, storeId: string): Promise<void> {
  await deletePlace(tx, storeId);
  await releaseAllUnseen(tx, storeId);
}
