import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * Locks choices after their collections, in the same order as edits of choices. The collection lock is `no key update`,
 * so it does not block an import that links items to it.
 */
export async function lockChoices(tx: Tx, storeId: string, choiceIds: readonly string[]) {
  if (choiceIds.length === 0) return [];
  await sql`
    select id from option_collections where store_id = ${storeId} and id in (
      select collection_id from option_choices where store_id = ${storeId} and id = any(${[...choiceIds]}::uuid[])
    ) order by id for no key update`.execute(tx);
  return tx
    .selectFrom('optionChoices as x')
    .innerJoin('optionCollections as o', (join) =>
      join.onRef('o.storeId', '=', 'x.storeId').onRef('o.id', '=', 'x.collectionId'),
    )
    .select(['x.id', 'x.name'])
    .select(asInstant(sql.ref('x.soldOutUntil')).as('soldOutUntil'))
    .where('x.storeId', '=', storeId)
    .where(sql<boolean>`x.id = any(${[...choiceIds]}::uuid[])`)
    .where('x.deletedAt', 'is', null)
    .where('o.deletedAt', 'is', null)
    .orderBy('x.id')
    .forUpdate('x')
    .execute();
}

/** No edit: versions do not change. */
export async function updateSoldOut(
  tx: Tx,
  storeId: string,
  table: 'menuItems' | 'optionChoices',
  { ids, soldOutUntil }: { ids: readonly string[]; soldOutUntil: string | null },
) {
  if (ids.length === 0) return;
  await tx
    .updateTable(table)
    .set({ soldOutUntil })
    .where('storeId', '=', storeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
