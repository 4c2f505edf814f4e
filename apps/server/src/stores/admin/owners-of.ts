import type { Tx } from '#server/db/database.ts';
import { listOwners } from './admin-stores.queries.ts';

/** Owners of a store, with the language for their mails. */
export async function ownersOf(tx: Tx, storeId: string) {
  return listOwners(tx, storeId);
}
