import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';

type Which = {
  itemIds?: readonly string[];
  categoryId?: string | undefined;
  /** Only items changed after this revision. */
  since?: number | undefined;
};

/** Items in display order, without deleted ones. `sort` is the position in the category. */
export async function listItemRows(db: DbOrTx, storeId: string, which: Which = {}) {
  const { itemIds, categoryId, since } = which;
  return db
    .selectFrom('menuItems as i')
    .innerJoin('menuCategories as c', (join) =>
      join.onRef('c.storeId', '=', 'i.storeId').onRef('c.id', '=', 'i.categoryId'),
    )
    .leftJoin(optionsPiece.as('asked'), (join) => join.onTrue())
    .select(['i.id', 'i.categoryId', 'i.name', 'i.nameEn', 'i.priceKrw as price', 'i.description'])
    .select(['i.imageUrl', 'i.stock', 'i.barcode', 'i.placeEnabled', 'i.marketPrice'])
    .select(['i.version', 'i.displaySort as sort'])
    .select(asInstant(sql.ref('i.soldOutUntil')).as('soldOutUntil'))
    .select(sql<string[]>`coalesce(asked.ids, '{}')`.as('optionCollectionIds'))
    .where('i.storeId', '=', storeId)
    .where('i.deletedAt', 'is', null)
    .$if(itemIds !== undefined, (query) =>
      query.where(sql<boolean>`i.id = any(${[...(itemIds ?? [])]}::uuid[])`),
    )
    .$if(categoryId !== undefined, (query) => query.where('i.categoryId', '=', categoryId ?? ''))
    .$if(since !== undefined, (query) => query.where('i.revision', '>', since ?? 0))
    .orderBy('c.displaySort')
    .orderBy('i.displaySort')
    .orderBy('i.id')
    .execute();
}

/**
 * Option collections of an item, looked up by key. One join over the whole menu is not faster, and takes seconds for a
 * just-imported menu without statistics.
 */
const optionsPiece = sql<{ ids: string[] }>`lateral (
    select array_agg(l.collection_id::text order by l.display_sort) as ids
    from menu_item_option_collections l
    join option_collections o on o.store_id = l.store_id and o.id = l.collection_id and o.deleted_at is null
    where l.store_id = i.store_id and l.item_id = i.id)`;

/**
 * Locks items in the order of their ids, as sales do. Every change of more than one item locks them first, to avoid
 * deadlocks with sales.
 */
export async function lockItems(tx: Tx, storeId: string, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return tx
    .selectFrom('menuItems')
    .selectAll()
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...itemIds]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Like `lockItems`, including deleted items. */
export async function lockAnyItems(tx: Tx, storeId: string, itemIds: readonly string[]) {
  await sql`
    select id from menu_items where store_id = ${storeId} and id = any(${[...itemIds]}::uuid[])
    order by id for update`.execute(tx);
}
