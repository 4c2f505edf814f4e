import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { revisionPiece } from '#server/menu/menu.queries.ts';

export type StockMove = { itemId: string; quantity: number };

/** Locks the counted ones of these items, always in the same order, and says what is left of each. */
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

/** Adds to counted stocks (a negative quantity takes), and counts a revision; an item that is no longer counted stays so. */
export async function addToStock(tx: Tx, storeId: string, moves: readonly StockMove[]) {
  await sql`
    with ${revisionPiece(storeId, 'ITEMS_ONLY')}
    update menu_items i set stock = i.stock + m.quantity, revision = revised.revision
    from revised, jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("itemId" uuid, quantity integer)
    where i.store_id = ${storeId} and i.id = m."itemId" and i.stock is not null`.execute(tx);
}
