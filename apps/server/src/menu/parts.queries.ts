import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** The lists of a menu besides its items. */
export type Part = 'menuCategories' | 'optionCollections';

/** Ids of categories or option collections that are not deleted. */
export async function listPartIds(tx: Tx, storeId: string, part: Part) {
  const rows = await tx
    .selectFrom(part)
    .select('id')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The categories or option collections among these that are deleted. */
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

/** Whether another category or option collection has this name, ignoring letter case. */
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
