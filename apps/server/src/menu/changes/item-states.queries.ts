import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lockAnyItems } from '#server/menu/items/items.queries.ts';

/** The editable state of an item, deleted or not: everything that undoing a change can restore. */
export type ItemState = {
  id: string;
  categoryId: string;
  /** Position within its category. */
  sort: number;
  name: string;
  nameEn: string | null;
  price: number;
  description: string | null;
  barcode: string | null;
  placeEnabled: boolean;
  marketPrice: boolean;
  /** ISO 8601. */
  soldOutUntil: string | null;
  /** In display order, without deleted collections. */
  optionCollectionIds: string[];
  stock: number | null;
  deleted: boolean;
};

/** Ordered by id. Unknown ids are left out. */
export async function listItemStates(
  db: DbOrTx,
  storeId: string,
  itemIds: readonly string[],
): Promise<ItemState[]> {
  return db
    .selectFrom('menuItems as i')
    .select(['i.id', 'i.categoryId', 'i.displaySort as sort', 'i.name', 'i.nameEn', 'i.priceKrw as price'])
    .select(['i.description', 'i.barcode', 'i.placeEnabled', 'i.marketPrice', 'i.stock'])
    .select(asInstant(sql.ref('i.soldOutUntil')).as('soldOutUntil'))
    .select(
      sql<string[]>`array(select o.id from menu_item_option_collections l
        join option_collections o on o.store_id = l.store_id and o.id = l.collection_id and o.deleted_at is null
        where l.store_id = i.store_id and l.item_id = i.id order by l.display_sort)::text[]`.as(
        'optionCollectionIds',
      ),
    )
    .select(sql<boolean>`i.deleted_at is not null`.as('deleted'))
    .where('i.storeId', '=', storeId)
    .where(sql<boolean>`i.id = any(${[...itemIds]}::uuid[])`)
    .orderBy('i.id')
    .execute();
}

/** Locks items in the same order as sales do, including deleted ones. */
export async function lockItemStates(tx: Tx, storeId: string, itemIds: readonly string[]) {
  await lockAnyItems(tx, storeId, itemIds);
  return listItemStates(tx, storeId, itemIds);
}
