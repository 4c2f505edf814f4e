import type { DbOrTx, Tx } from '#server/db/database.ts';

/** Categories that are not deleted, in display order. */
export async function listCategoryRows(db: DbOrTx, storeId: string) {
  return liveCategories(db, storeId).orderBy('displaySort').orderBy('id').execute();
}

export async function findCategoryRow(tx: Tx, storeId: string, id: string) {
  return liveCategories(tx, storeId).where('id', '=', id).executeTakeFirst();
}

/** Who last changed a category, and when; for a refusal of a stale version. */
export async function findLastCategoryChange(tx: Tx, storeId: string, id: string) {
  return tx
    .selectFrom('menuCategories')
    .leftJoin('users', 'users.id', 'menuCategories.changedBy')
    .select(['users.id as changedById', 'users.name as changedBy', 'menuCategories.changedAt'])
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
