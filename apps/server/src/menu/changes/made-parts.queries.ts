import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** The categories among these that have no items. */
export async function listEmptyCategoryIds(tx: Tx, storeId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('menuCategories as c')
    .select('c.id')
    .where('c.storeId', '=', storeId)
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .where('c.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from menu_items i
        where i.store_id = c.store_id and i.category_id = c.id and i.deleted_at is null)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The option collections among these that no item uses. */
export async function listUnusedCollectionIds(tx: Tx, storeId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('optionCollections as o')
    .select('o.id')
    .where('o.storeId', '=', storeId)
    .where(sql<boolean>`o.id = any(${[...ids]}::uuid[])`)
    .where('o.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from menu_item_option_collections l
        join menu_items i on i.store_id = l.store_id and i.id = l.item_id and i.deleted_at is null
        where l.store_id = o.store_id and l.collection_id = o.id)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}
