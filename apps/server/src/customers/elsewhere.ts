import type { DbOrTx } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sharedStores } from '#server/points/sharing/shared-stores.ts';
import { phoneHashes } from './customer-phone.ts';
import { type ElsewhereRow, listElsewhere } from './customers.queries.ts';

/** Finds the customer with this number in the other stores whose points may be used in this one. */
export async function findElsewhere(
  db: DbOrTx,
  keys: Keys,
  { storeId, e164, at }: { storeId: string; e164: string; at: Date },
): Promise<ElsewhereRow[]> {
  return findInStores(db, keys, { stores: await sharedStores(db, storeId, at), e164, at });
}

/** Finds the customer with this number in these stores. */
export function findInStores(
  db: DbOrTx,
  keys: Keys,
  { stores, e164, at }: { stores: readonly string[]; e164: string; at: Date },
): Promise<ElsewhereRow[]> {
  const hashed = stores.map((id) => ({ storeId: id, hashes: phoneHashes(keys, id, e164) }));
  return listElsewhere(db, hashed, at);
}
