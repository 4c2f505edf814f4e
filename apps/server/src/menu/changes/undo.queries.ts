import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Item ids by barcode; deleted items do not hold theirs any more. */
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

/** Items whose stock was set, not just moved, since a change. Moves of the change itself are not counted. */
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

/** Items of these categories that are not deleted, including restored ones. */
export function listNames(tx: Tx, storeId: string, categoryIds: readonly string[]) {
  return tx
    .selectFrom('menuItems')
    .select(['id', 'categoryId', 'name'])
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`category_id = any(${[...categoryIds]}::uuid[])`)
    .execute();
}
