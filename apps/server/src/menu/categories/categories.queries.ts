import type { DbOrTx } from '#server/db/database.ts';

export async function listCategoryRows(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('menuCategories')
    .select(['id', 'name', 'nameEn', 'enabled', 'rewardable', 'taxable', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}
