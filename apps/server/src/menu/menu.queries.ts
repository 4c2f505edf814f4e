import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** Sold out for now: switched off until a time, or counted down to nothing. */
const soldOut = (at: Date) => sql<boolean>`coalesce(sold_out_until > ${at}, false)`;

export async function listCategoryRows(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('menuCategories')
    .select(['id', 'name', 'nameEn', 'enabled', 'rewardable', 'taxable', 'version'])
    .where('storeId', '=', storeId)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

export async function listItemRows(db: DbOrTx, storeId: string, at: Date) {
  return db
    .selectFrom('menuItems as i')
    .innerJoin('menuCategories as c', (join) =>
      join.onRef('c.storeId', '=', 'i.storeId').onRef('c.id', '=', 'i.categoryId'),
    )
    .select([
      'i.id',
      'i.categoryId',
      'i.name',
      'i.nameEn',
      'i.priceKrw as price',
      'i.description',
      'i.imageUrl',
    ])
    .select(['i.stock', 'i.barcode', 'i.placeEnabled', 'i.version'])
    .select(
      sql<boolean>`coalesce(i.sold_out_until > ${at}, false) or coalesce(i.stock = 0, false)`.as('soldOut'),
    )
    .select(
      sql<string[]>`array(select o.id from menu_item_option_collections l
        join option_collections o on o.store_id = l.store_id and o.id = l.collection_id and o.deleted_at is null
        where l.store_id = i.store_id and l.item_id = i.id order by l.display_sort)::text[]`.as(
        'optionCollectionIds',
      ),
    )
    .where('i.storeId', '=', storeId)
    .where('i.deletedAt', 'is', null)
    .orderBy('c.displaySort')
    .orderBy('i.displaySort')
    .orderBy('i.id')
    .execute();
}

export async function listCollectionRows(db: DbOrTx, storeId: string) {
  return db
    .selectFrom('optionCollections')
    .select(['id', 'name', 'nameEn', 'mandatory', 'multiple', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

export async function listChoiceRows(db: DbOrTx, storeId: string, at: Date) {
  return db
    .selectFrom('optionChoices')
    .select(['id', 'collectionId', 'name', 'nameEn', 'priceDifferenceKrw as priceDifference', 'byDefault'])
    .select(soldOut(at).as('soldOut'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}
