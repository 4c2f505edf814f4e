import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** When the store `s` was suspended; null unless it is. */
export const terminatedAtPiece = sql`case when s.application_status = 'TERMINATED' then (
  select max(m.moved_at) from store_application_moves m where m.store_id = s.id and m.to_status = 'TERMINATED') end`;

/** When a store was suspended, and the number of orders with offline payments that tills have sent since then. */
export async function findSuspension(db: DbOrTx, storeId: string) {
  const { rows } = await sql<{ terminatedAt: Date | null; receiptedOrders: number }>`
    with s as (select s.id, ${terminatedAtPiece} as terminated_at from stores s where s.id = ${storeId})
    select s.terminated_at, (select count(distinct p.order_id)::integer from payments p
      where p.store_id = s.id and p.receipted_at >= s.terminated_at) as receipted_orders
    from s`.execute(db);
  return rows[0];
}
