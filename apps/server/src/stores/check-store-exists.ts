import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findApplicationStatus } from './stores.queries.ts';

/** For calls of admins: the guard lets them pass whatever store is named. */
export async function checkStoreExists(db: DbOrTx, storeId: string): Promise<void> {
  if ((await findApplicationStatus(db, storeId)) === undefined) fail('NOT_FOUND');
}
