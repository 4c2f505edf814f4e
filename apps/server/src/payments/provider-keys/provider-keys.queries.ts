import type { Selectable } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export type ProviderKeysRow = Selectable<DB['storeProviderKeys']>;

/** Keys of a store, also replaced and removed ones. */
export async function findKeys(
  db: DbOrTx,
  storeId: string,
  id: string,
): Promise<ProviderKeysRow | undefined> {
  return db
    .selectFrom('storeProviderKeys')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findKeysInUse(db: DbOrTx, storeId: string): Promise<ProviderKeysRow | undefined> {
  return db
    .selectFrom('storeProviderKeys')
    .selectAll()
    .where('storeId', '=', storeId)
    .where('replacedAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}
