import type { StockMoveKind } from '@maru/contract/menu/stock.endpoints.ts';
import { sql } from 'kysely';
import { asInstant } from '#server/db/as-instant.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { EditedBy } from '#server/menu/menu.queries.ts';

/** A move by hand, import or undo. Order lines record what orders take and return. */
export type NewStockMove = {
  itemId: string;
  kind: StockMoveKind;
  /** Null: not counted before or after. */
  stockBefore: number | null;
  stockAfter: number | null;
  reason: string | null;
};

/** Inserts any number of moves with one statement. */
export async function insertStockMoves(
  tx: Tx,
  storeId: string,
  moves: readonly NewStockMove[],
  { by, at }: EditedBy,
) {
  if (moves.length === 0) return;
  const rows = moves.map((move) => ({ id: newId(), ...move }));
  await sql`
    insert into stock_moves (store_id, id, item_id, kind, stock_before, stock_after, reason, moved_by, moved_at)
    select ${storeId}::uuid, m.id, m."itemId", m.kind, m."stockBefore", m."stockAfter", m.reason, ${by}::uuid, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(id uuid, "itemId" uuid, kind text,
      "stockBefore" integer, "stockAfter" integer, reason text)`.execute(tx);
}

export type StockMoveRow = {
  id: string;
  kind: StockMoveKind;
  stockBefore: number | null;
  stockAfter: number | null;
  reason: string;
  movedBy: string | null;
  movedAt: string;
};

type Side = { older: boolean; than: string | undefined; limit: number };

/** Stock moves of an item that are older or newer than a given move, nearest first. */
export async function listMoveRows(
  db: Db,
  storeId: string,
  itemId: string,
  { older, than, limit }: Side,
): Promise<StockMoveRow[]> {
  return db
    .selectFrom('stockMoves as m')
    .leftJoin('users as u', 'u.id', 'm.movedBy')
    .select(['m.id', 'm.stockBefore', 'm.stockAfter', 'u.name as movedBy'])
    .select(sql<StockMoveKind>`m.kind`.as('kind'))
    .select(sql<string>`coalesce(m.reason, '')`.as('reason'))
    .select(asInstant(sql.ref('m.movedAt')).$notNull().as('movedAt'))
    .where('m.storeId', '=', storeId)
    .where('m.itemId', '=', itemId)
    .$if(than !== undefined, (query) => query.where('m.id', older ? '<' : '>', than ?? ''))
    .orderBy('m.id', older ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** Counts up to `most`. */
export async function countMoves(db: Db, storeId: string, itemId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from stock_moves where store_id = ${storeId} and item_id = ${itemId} limit ${most}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
