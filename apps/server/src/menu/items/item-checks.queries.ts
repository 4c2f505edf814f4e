import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { lastChangeOf } from '#server/db/last-change.ts';

/** Counts items, for a check before an edit. The menu lock excludes other edits. */
export async function countItems(tx: Tx, storeId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('menuItems')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isCategory(tx: Tx, storeId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('menuCategories')
    .select('id')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids among these that are existing option collections. */
export async function listKnownCollections(tx: Tx, storeId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('optionCollections')
    .select('id')
    .where('storeId', '=', storeId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findByBarcode(tx: Tx, storeId: string, barcode: string) {
  return tx
    .selectFrom('menuItems')
    .select(['id', 'name'])
    .where('storeId', '=', storeId)
    .where('barcode', '=', barcode)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Which of these items was changed last, by whom and when. */
export async function findLastItemChange(tx: Tx, storeId: string, itemIds: readonly string[]) {
  return tx
    .selectFrom('menuItems as i')
    .select((row) => lastChangeOf(row.ref('i.changedBy'), row.ref('i.changedAt')))
    .where('i.storeId', '=', storeId)
    .where(sql<boolean>`i.id = any(${[...itemIds]}::uuid[])`)
    .orderBy('i.changedAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Names of a category and of option collections, for the trail. */
export async function findNames(
  tx: Tx,
  storeId: string,
  named: { categoryId: string; optionCollectionIds: readonly string[] },
) {
  const category = await tx
    .selectFrom('menuCategories')
    .select('name')
    .where('storeId', '=', storeId)
    .where('id', '=', named.categoryId)
    .executeTakeFirstOrThrow();
  const rows =
    named.optionCollectionIds.length === 0
      ? []
      : await tx
          .selectFrom('optionCollections')
          .select(['id', 'name'])
          .where('storeId', '=', storeId)
          .where('id', 'in', named.optionCollectionIds)
          .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { category: category.name, options: named.optionCollectionIds.flatMap((id) => names.get(id) ?? []) };
}
