import type { DbOrTx } from '#server/db/database.ts';
import { listSharedStores } from './sharing.queries.ts';

/** The stores whose points may be used in this one: of the same owner and business number, each naming the other now. */
export function sharedStores(db: DbOrTx, storeId: string, at: Date): Promise<string[]> {
  return listSharedStores(db, storeId, at);
}
