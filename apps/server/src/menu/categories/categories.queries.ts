import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';

/** Categories in display order, without deleted ones. */
export async function listCategoryRows(db: DbOrTx, storeId: string) {
  return liveCategories(db, storeId).orderBy('displaySort').orderBy('id').execute();
}

export async function findCategoryRow(tx: Tx, storeId: string, id: string) {
  return liveCategories(tx, storeId).where('id', '=', id).executeTakeFirst();
}

/** Who changed a category last and when, for the refusal of a stale edit. */
export async function findLastCategoryChange(tx: Tx, storeId: string, id: string) {
  return tx
    .selectFrom('menuCategories')
    .select((row) => lastChangeOf(row.ref('menuCategories.changedBy'), row.ref('menuCategories.changedAt')))
    .where('storeId', '=', storeId)
    .where('menuCategories.id', '=', id)
    .executeTakeFirstOrThrow();
}

function liveCategories(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('menuCategories')
    .select(['id', 'name', 'nameEn', 'enabled', 'rewardable', 'taxable', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null);
}
