import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** Sort key of the queue: what was taken first is due first. */
export type CashCursor = { takenAt: Date; paymentId: string };

type CashRow = {
  orderId: string;
  orderNumber: number;
  saleNumber: string | null;
  businessDate: string;
  totalKrw: number;
  paymentId: string;
  amount: number;
  takenAt: Date;
};

/**
 * The kinds of missing receipts that a store sees. Each is one range of the index payments__unreceipted, so that the
 * queue of a store without the duty never reads its large deals.
 */
const kindsOf = (isObligated: boolean) => ['ASKED', 'DEAL_ASKED', ...(isObligated ? ['DEAL'] : [])];

/** At most `limit` rows after or before a place, nearest first. */
export async function listUnissuedRows(
  db: DbOrTx,
  { storeId, isObligated }: { storeId: string; isObligated: boolean },
  page: { place: CashCursor | undefined; direction: 'later' | 'earlier'; limit: number },
): Promise<CashRow[]> {
  const { place, direction, limit } = page;
  const later = direction === 'later';
  const beyond = place
    ? sql`and (created_at, id) ${later ? sql`>` : sql`<`} (${place.takenAt}::timestamptz, ${place.paymentId}::uuid)`
    : sql``;
  const way = later ? sql`asc` : sql`desc`;
  const ranges = kindsOf(isObligated).map(
    (kind) => sql`(select store_id, id, created_at from payments
      where store_id = ${storeId} and unreceipted = ${kind} ${beyond}
      order by created_at ${way}, id ${way} limit ${limit})`,
  );
  const { rows } = await sql<CashRow>`
    select o.id as order_id, o.order_number, o.sale_number, o.business_date, o.total_krw, p.id as payment_id,
      p.approved_krw - p.refunded_krw as amount, p.created_at as taken_at
    from (${sql.join(ranges, sql` union all `)} order by created_at ${way}, id ${way} limit ${limit}) found
    join payments p on p.store_id = found.store_id and p.id = found.id
    join orders o on o.store_id = p.store_id and o.id = p.order_id
    order by p.created_at ${way}, p.id ${way}`.execute(db);
  return rows;
}

/** Sums of the whole queue: rows, won, and how many large deals were taken before a time. Reads only the index. */
export async function sumUnissued(
  db: DbOrTx,
  { storeId, isObligated, before }: { storeId: string; isObligated: boolean; before: Date },
) {
  const { rows } = await sql<{ count: number; amount: number; early: number }>`
    select count(*)::integer as count, coalesce(sum(approved_krw - refunded_krw), 0)::bigint as amount,
      count(*) filter (where created_at < ${before} and unreceipted <> 'ASKED')::integer as early
    from payments where store_id = ${storeId} and unreceipted = any(${kindsOf(isObligated)})`.execute(db);
  return rows[0] ?? { count: 0, amount: 0, early: 0 };
}

/** The facts of a store on which its queue depends. */
export async function findQueueFacts(db: DbOrTx, storeId: string, at: Date) {
  const { rows } = await sql<{ isObligated: boolean; dayStart: number | null }>`
    select cash_receipt_obligated as is_obligated,
      (select day_start from store_day_starts d where d.store_id = g.store_id and d.valid_from <= ${at}
        order by valid_from desc limit 1) as day_start
    from store_settings g where store_id = ${storeId}`.execute(db);
  return rows[0];
}

/** The numbers and the day by which people name an order. */
export async function findOrderNames(db: DbOrTx, storeId: string, id: string) {
  const { rows } = await sql<{
    id: string;
    orderNumber: number;
    saleNumber: string | null;
    businessDate: string;
  }>`select id, order_number, sale_number, business_date from orders where store_id = ${storeId} and id = ${id}`.execute(
    db,
  );
  return rows[0];
}
