import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findApplicationStatus } from './stores.queries.ts';

/** For admin endpoints: the guard does not check that the store exists. */
export async function checkStoreExists(db: DbOrTx, storeId: string): Promise<void> {
  if ((await findApplicationStatus(db, storeId)) === undefined) fail('NOT_FOUND');
}
