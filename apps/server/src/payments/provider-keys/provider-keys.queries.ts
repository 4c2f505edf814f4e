import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';
import type { RowKey } from '#server/keys/reseal-each.ts';

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

/** Locks the keys of this store: until the commit nobody else sets or removes them. */
export async function lockKeysOfStore(tx: Tx, storeId: string): Promise<void> {
  await tx
    .selectFrom('storeSettings')
    .select('storeId')
    .where('storeId', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertKeys(tx: Tx, row: Insertable<DB['storeProviderKeys']>): Promise<void> {
  await tx.insertInto('storeProviderKeys').values(row).execute();
}

/** Ends the use of keys. They stay for the payments that were made with them. */
export async function endKeys(
  tx: Tx,
  { storeId, id }: { storeId: string; id: string },
  ended: { replacedAt: Date } | { removedAt: Date },
): Promise<void> {
  await tx
    .updateTable('storeProviderKeys')
    .set(ended)
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Keys of all stores, also replaced and removed ones, in pages by store and id. */
export async function listKeysAfter(db: Db, { storeId, id }: RowKey): Promise<ProviderKeysRow[]> {
  return db
    .selectFrom('storeProviderKeys')
    .selectAll()
    .where(sql<boolean>`(store_id, id) > (${storeId}::uuid, ${id}::uuid)`)
    .orderBy('storeId')
    .orderBy('id')
    .limit(500)
    .execute();
}

export async function updateSealed(
  db: Db,
  { storeId, id }: { storeId: string; id: string },
  sealedSecret: Buffer,
): Promise<void> {
  await db
    .updateTable('storeProviderKeys')
    .set({ sealedSecret })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the keys of a store. Only for a draft that is erased, because a draft never had a payment to refund. */
export async function deleteKeys(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('storeProviderKeys').where('storeId', '=', storeId).execute();
}
