import { daysOfFailedReceipts, mostCounted } from '@maru/contract/serviceability/serviceability-rules.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type ReceiptRow = {
  id: string;
  storeId: string;
  storeName: string;
  orderId: string;
  amount: number;
  status: 'FAILED' | 'REJECTED';
  failure: string | null;
  at: Date;
};

/** Whether `r` failed and is the last receipt of a payment whose cash still has no issued receipt. */
const isMissing = (now: Date) => sql`r.status in ('FAILED', 'REJECTED')
  and r.requested_at > ${now}::timestamptz - make_interval(days => ${daysOfFailedReceipts})
  and exists (select from payments p
    where p.store_id = r.store_id and p.id = r.payment_id and p.unreceipted is not null)
  and not exists (select from cash_receipts later
    where later.store_id = r.store_id and later.payment_id = r.payment_id and later.id <> r.id
      and (later.requested_at, later.id) > (r.requested_at, r.id))`;

export async function countFailedReceipts(db: DbOrTx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from cash_receipts r where ${isMissing(now)} limit ${mostCounted}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listFailedReceiptRows(
  db: DbOrTx,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select r.id, r.store_id, s.name as store_name, r.order_id, r.amount_krw as amount, r.status, r.failure,
      r.requested_at as at
    from cash_receipts r join stores s on s.id = r.store_id
    where ${isMissing(now)} order by r.requested_at desc, r.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
