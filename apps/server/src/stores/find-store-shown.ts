import type { Membership } from '@maru/contract/store-access/rights.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { presentStore } from './present-store.ts';
import { findStore } from './stores.queries.ts';

/** A store as endpoints return it; undefined if it does not exist. */
export async function findStoreShown(
  db: DbOrTx,
  storeId: string,
  membership: Membership | undefined,
): Promise<Store | undefined> {
  const row = await findStore(db, storeId);
  return row && presentStore(row, membership);
}
