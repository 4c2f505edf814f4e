import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** A category's items in display order. */
export async function listOrder(tx: Tx, storeId: string, categoryId: string) {
  return tx
    .selectFrom('menuItems')
    .select(['id', 'name'])
    .where('storeId', '=', storeId)
    .where('categoryId', '=', categoryId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

/** Items that are not at their position in this order. */
export async function listOutOfOrder(tx: Tx, storeId: string, itemIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select i.id from unnest(${[...itemIds]}::uuid[]) with ordinality as wanted(id, position)
    join menu_items i on i.store_id = ${storeId} and i.id = wanted.id
    where i.display_sort <> wanted.position`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Numbers items of one category in the order of `itemIds`, from 1. They must be locked. */
export async function updatePlaces(tx: Tx, storeId: string, itemIds: readonly string[]) {
  await sql`
    update menu_items i set display_sort = wanted.position
    from unnest(${[...itemIds]}::uuid[]) with ordinality as wanted(id, position)
    where i.store_id = ${storeId} and i.id = wanted.id and i.display_sort <> wanted.position`.execute(tx);
}
