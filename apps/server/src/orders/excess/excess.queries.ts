import type { ExcessRow } from '@maru/contract/orders/excess.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type Row = Omit<ExcessRow, 'at'> & { at: Date };

// The same condition as that of the index payments__excess.
const isListed = sql`(p.excess_krw > 0 or (p.missing_krw > 0 and p.missing_written_off_at is null))`;

/** The oldest first. A payment with both kinds gives two rows. */
export async function listExcessRows(
  db: DbOrTx,
  storeId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.kind, p.order_id, o.order_number, o.business_date, o.status as order_status,
      o.order_type, p.id as payment_id, p.type,
      x.amount, x.kind = 'EXCESS' and exists (select 1 from payment_transactions t
        where t.store_id = p.store_id and t.order_id = p.order_id and t.payment_id = p.id and t.kind = 'REFUND'
          and t.amount_krw = 0 and t.status in ('REQUESTED', 'UNKNOWN')) as is_asked,
      u.name as taken_by, p.created_at as at
    from payments p join orders o on o.store_id = p.store_id and o.id = p.order_id
    left join users u on u.id = p.taken_by
    cross join lateral (values ('EXCESS', p.excess_krw),
      ('MISSING', case when p.missing_written_off_at is null then p.missing_krw else 0 end)) x (kind, amount)
    where p.store_id = ${storeId} and ${isListed} and x.amount > 0
    order by p.created_at, p.id, x.kind limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countExcess(db: DbOrTx, storeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum((p.excess_krw > 0)::integer
      + (p.missing_krw > 0 and p.missing_written_off_at is null)::integer), 0)::integer as count
    from payments p where p.store_id = ${storeId} and ${isListed}`.execute(db);
  return rows[0]?.count ?? 0;
}
