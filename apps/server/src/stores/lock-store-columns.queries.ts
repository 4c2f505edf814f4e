import type { Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

/**
 * Reads columns of a store and locks its row until commit. `no key update`: orders that refer to the store do not wait,
 * and this does not wait for them.
 */
export function lockStoreColumns<Column extends keyof DB['stores']>(
  tx: Tx,
  storeId: string,
  columns: readonly Column[],
) {
  return tx
    .selectFrom('stores')
    .select(columns)
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
