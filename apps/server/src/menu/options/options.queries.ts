import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';

/** Collections in display order, without deleted ones; with an id only that one. */
export async function listCollectionRows(db: DbOrTx, storeId: string, id?: string) {
  return db
    .selectFrom('optionCollections')
    .select(['id', 'name', 'nameEn', 'mandatory', 'multiple', 'version'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

/** Choices in display order, without deleted ones; with an id only those of that collection. */
export async function listChoiceRows(db: DbOrTx, storeId: string, collectionId?: string) {
  return db
    .selectFrom('optionChoices')
    .select(['id', 'collectionId', 'name', 'nameEn', 'priceDifferenceKrw as priceDifference', 'byDefault'])
    .select(asInstant(sql.ref('soldOutUntil')).as('soldOutUntil'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .$if(collectionId !== undefined, (query) => query.where('collectionId', '=', collectionId ?? ''))
    .orderBy('displaySort')
    .orderBy('id')
    .execute();
}

/** Who changed a collection last and when, for the refusal of a stale edit. */
export async function findLastCollectionChange(db: DbOrTx, storeId: string, id: string) {
  return db
    .selectFrom('optionCollections')
    .select((row) =>
      lastChangeOf(row.ref('optionCollections.changedBy'), row.ref('optionCollections.changedAt')),
    )
    .where('optionCollections.storeId', '=', storeId)
    .where('optionCollections.id', '=', id)
    .executeTakeFirstOrThrow();
}

/**
 * Items linked to these option collections, even to deleted ones. Deleted items are included only if deleted after
 * `deletedAfter`. The links are collected in an array first: without statistics for a just-filled menu PostgreSQL would
 * scan all items for each.
 */
export async function listLinkedItemIds(
  tx: Tx,
  storeId: string,
  collectionIds: readonly string[],
  { deletedAfter }: { deletedAfter?: Date } = {},
) {
  if (collectionIds.length === 0) return [];
  const rows = await tx
    .selectFrom('menuItems')
    .select('id')
    .where('storeId', '=', storeId)
    .where(
      sql<boolean>`id = any(array(select item_id from menu_item_option_collections
        where store_id = ${storeId} and collection_id = any(${[...collectionIds]}::uuid[])))`,
    )
    .where(({ eb, or }) =>
      or([eb('deletedAt', 'is', null), ...(deletedAfter ? [eb('deletedAt', '>', deletedAfter)] : [])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
