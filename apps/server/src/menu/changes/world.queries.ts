import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export type Part = 'menuCategories' | 'optionCollections';

/** Categories or option collections that are not deleted. */
export async function listPartIds(tx: Tx, storeId: string, part: Part) {
  const rows = await tx
    .selectFrom(part)
    .select('id')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of these categories or option collections that are deleted. */
export async function listDeletedParts(tx: Tx, storeId: string, part: Part, ids: readonly string[]) {
  return tx
    .selectFrom(part)
    .select(['id', 'name'])
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is not', null)
    .orderBy('id')
    .execute();
}

/** Whether another category or option collection has this name, capitals or not. */
export async function isPartName(tx: Tx, storeId: string, part: Part, name: string, besides?: string) {
  const found = await tx
    .selectFrom(part)
    .select('id')
    .where('storeId', '=', storeId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('deletedAt', 'is', null)
    .$if(besides !== undefined, (query) => query.where('id', '<>', besides ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Items that ask for these option collections or did and say nothing else since; of deleted ones only those deleted later
 * than `deletedAfter`. Links are collected first: of a menu just filled PostgreSQL would look through all items for each.
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

/** Who of these items was changed last, by whom and when. */
export async function findLastChange(tx: Tx, storeId: string, itemIds: readonly string[]) {
  const row = await tx
    .selectFrom('menuItems as i')
    .leftJoin('users as u', 'u.id', 'i.changedBy')
    .select(['u.name as changedBy', 'i.changedAt'])
    .where('i.storeId', '=', storeId)
    .where(sql<boolean>`i.id = any(${[...itemIds]}::uuid[])`)
    .orderBy('i.changedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { changedBy: row.changedBy, changedAt: row.changedAt.toISOString() };
}

/** Items on sale that have one of these barcodes, by it. */
export async function listBarcodeHolders(tx: Tx, storeId: string, barcodes: readonly string[]) {
  const rows = await tx
    .selectFrom('menuItems')
    .select(['id', sql<string>`barcode`.as('barcode')])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`barcode = any(${[...barcodes]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, barcode }) => [barcode, id]));
}

/** Of these items those whose stock was set since a change, not moved by so many. Of an import itself the moves are not since. */
export async function listCountedSince(
  tx: Tx,
  storeId: string,
  itemIds: readonly string[],
  { id, changedAt }: { id: string; changedAt: Date },
) {
  const rows = await tx
    .selectFrom('stockMoves')
    .select('itemId')
    .distinct()
    .where('storeId', '=', storeId)
    .where(sql<boolean>`item_id = any(${[...itemIds]}::uuid[])`)
    .where(({ and, eb, or }) =>
      or([
        and([eb('kind', 'in', ['COUNT', 'STOP']), eb('id', '>', id)]),
        and([eb('kind', 'in', ['IMPORT', 'UNDO']), eb('movedAt', '>', changedAt)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}
