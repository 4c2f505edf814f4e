import type { OfflineSale } from '@maru/contract/orders/receipted.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

/**
 * Puts a sale that differs from the menu, or whose customer nobody knew, on the owners' list. A sale that is already on
 * the list becomes unseen again.
 */
export async function insertOfflineSale(tx: Tx, row: { storeId: string; orderId: string; sentAt: Date }) {
  await tx
    .insertInto('receiptedOrders')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'orderId'])
        .doUpdateSet({ sentAt: row.sentAt, seenAt: null, seenBy: null }),
    )
    .execute();
}

export type OfflineSaleRow = Omit<OfflineSale, 'takenAt' | 'sentAt' | 'seenAt'> & {
  takenAt: Date;
  sentAt: Date;
  seenAt: Date | null;
};

/** Sort key: last sent first. */
export type SentCursor = { sentAt: string; orderId: string };

type Page = { place: SentCursor | undefined; direction: 'older' | 'newer'; limit: number };

/** At most `limit` sales on one side of a place: newer ones come oldest first, older ones newest first. */
export async function listOfflineSaleRows(db: DbOrTx, storeId: string, { place, direction, limit }: Page) {
  const older = direction === 'older';
  const way = older ? sql`desc` : sql`asc`;
  const beyond = place
    ? sql`and (r.sent_at, r.order_id) ${older ? sql`<` : sql`>`} (${place.sentAt}::timestamptz, ${place.orderId}::uuid)`
    : sql``;
  const { rows } = await sql<OfflineSaleRow>`
    select r.order_id, o.order_number, o.business_date::text, o.status, o.total_krw as total, o.taken_at,
      taker.name as taken_by, r.sent_at, sender.name as sent_by, h.device_type, found.differences, r.seen_at,
      seer.name as seen_by
    from receipted_orders r
    join orders o on o.store_id = r.store_id and o.id = r.order_id
    cross join lateral (
      select max(e.seq) as last, jsonb_agg(d order by e.seq, place) as differences
      from order_history e, jsonb_array_elements(case e.kind when 'RECEIPTED' then e.differences
        else jsonb_build_array(jsonb_build_object('kind', e.kind)) end) with ordinality as each (d, place)
      where e.store_id = r.store_id and e.order_id = r.order_id and e.kind in ('RECEIPTED', 'CUSTOMER_UNKNOWN')) found
    join order_history h on h.store_id = r.store_id and h.order_id = r.order_id and h.seq = found.last
    left join users taker on taker.id = o.taken_by
    left join users sender on sender.id = h.by_user_id
    left join users seer on seer.id = r.seen_by
    where r.store_id = ${storeId} and o.deleted_at is null ${beyond}
    order by r.sent_at ${way}, r.order_id ${way} limit ${limit}`.execute(db);
  return rows;
}

/** Counts up to `most`; `unseen` counts all that no owner has seen. */
export async function countOfflineSales(db: DbOrTx, storeId: string, most: number) {
  const { rows } = await sql<{ count: number; unseen: number }>`
    select (select count(*) from (select 1 from receipted_orders r join orders o on o.store_id = r.store_id
        and o.id = r.order_id where r.store_id = ${storeId} and o.deleted_at is null limit ${most}) found)::integer as count,
      (select count(*) from receipted_orders r join orders o on o.store_id = r.store_id and o.id = r.order_id
        where r.store_id = ${storeId} and r.seen_at is null and o.deleted_at is null)::integer as unseen`.execute(
    db,
  );
  return rows[0] ?? { count: 0, unseen: 0 };
}

/** Marks sales as seen. If an owner has seen a sale before, the first owner and time stay. */
export async function updateOfflineSalesSeen(
  tx: Tx,
  storeId: string,
  seen: { orderIds: readonly string[]; by: string; at: Date },
) {
  await tx
    .updateTable('receiptedOrders')
    .set({ seenAt: seen.at, seenBy: seen.by })
    .where('storeId', '=', storeId)
    .where('orderId', 'in', seen.orderIds)
    .where('seenAt', 'is', null)
    .execute();
}
