import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { revisionPiece } from '#server/menu/menu.queries.ts';

export type StockMove = { itemId: string; quantity: number };

/** Locks the counted items among these in the order of their ids, and returns what is left of each. */
export async function lockStock(tx: Tx, storeId: string, itemIds: readonly string[]) {
  const rows = await tx
    .selectFrom('menuItems')
    .select(['id', 'stock'])
    .where('storeId', '=', storeId)
    .where('id', 'in', itemIds)
    .where('stock', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock ?? 0]));
}

/** Locks a live item, counted or not. */
export async function lockItemStock(tx: Tx, storeId: string, itemId: string) {
  return tx
    .selectFrom('menuItems')
    .select(['name', 'stock'])
    .where('storeId', '=', storeId)
    .where('id', '=', itemId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Null stops counting. Not an edit: the item's version does not change. */
export async function updateStock(tx: Tx, storeId: string, itemId: string, stock: number | null) {
  await tx
    .updateTable('menuItems')
    .set({ stock })
    .where('storeId', '=', storeId)
    .where('id', '=', itemId)
    .execute();
}

/** Adds to counted stocks (negative quantities take) and counts a revision. Uncounted items are skipped. */
export async function addToStock(tx: Tx, storeId: string, moves: readonly StockMove[]) {
  await sql`
    with ${revisionPiece(storeId, 'ITEMS_ONLY')}
    update menu_items i set stock = i.stock + m.quantity, revision = revised.revision
    from revised, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("itemId" uuid, quantity integer)
    where i.store_id = ${storeId} and i.id = m."itemId" and i.stock is not null`.execute(tx);
}
