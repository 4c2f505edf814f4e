import type { StoredTenderType } from '@maru/contract/payments/payment-type.ts';
import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { closedIn, movedIn, type Period, timeKey } from './report-period.queries.ts';

export type TenderRow = {
  type: StoredTenderType;
  payments: number;
  orders: number;
  approved: number;
  refunded: number;
};

/**
 * Approved and refunded amounts per tender type, for the CLOSED orders of the period. A refund that a revert undid does
 * not count.
 */
export async function sumTenders(db: DbOrTx, period: Period) {
  const { rows } = await sql<TenderRow>`
    select p.type, count(*)::integer as payments, count(distinct p.order_id)::integer as orders,
      sum(p.amount_krw)::bigint as approved,
      sum(p.amount_krw - p.approved_krw + p.refunded_krw)::bigint as refunded
    from payments p join orders o on o.store_id = p.store_id and o.id = p.order_id
    where ${closedIn(period)} and p.store_id = ${period.storeId}
      and p.business_date between ${period.from}::date and ${period.to}::date and p.approved_krw > 0
      and p.given_back_at is null
    group by p.type`.execute(db);
  return rows;
}

/** What was approved and refunded on the days of the period, per tender type, of orders in any status. */
export async function sumMovedTenders(db: DbOrTx, period: Period) {
  const { rows } = await sql<TenderRow>`
    select p.type, count(distinct p.id)::integer as payments, count(distinct p.order_id)::integer as orders,
      coalesce(sum(t.amount_krw) filter (where t.kind = 'APPROVAL'), 0)::bigint as approved,
      coalesce(sum(t.amount_krw) filter (where t.kind = 'REFUND'), 0)::bigint as refunded
    from payment_transactions t join payments p on p.store_id = t.store_id and p.id = t.payment_id
    where ${movedIn(period)} group by p.type`.execute(db);
  return rows;
}

export type MovedRow = { key: string | null; orders: number } & Record<
  'approved' | 'refunded' | 'supply' | 'vat' | 'taxFree',
  number
>;

/**
 * The same sums by time, by an index-only scan. The row without a key is the whole period: its orders are counted
 * separately, because an order may have transactions in several parts.
 */
export async function sumMoved(db: DbOrTx, period: Period, unit: TimeUnit) {
  const { rows } = await sql<MovedRow>`
    with moved as (
      select ${timeKey(unit, { date: sql`t.event_date`, at: sql`t.at` })} as key, t.order_id, t.amount_krw,
        t.supply_krw, t.vat_krw, t.tax_free_krw, case t.kind when 'APPROVAL' then 1 else -1 end as sign
      from payment_transactions t where ${movedIn(period)}
    )
    select key, count(distinct order_id)::integer as orders,
      coalesce(sum(amount_krw) filter (where sign = 1), 0)::bigint as approved,
      coalesce(sum(amount_krw) filter (where sign = -1), 0)::bigint as refunded,
      coalesce(sum(sign * supply_krw), 0)::bigint as supply, coalesce(sum(sign * vat_krw), 0)::bigint as vat,
      coalesce(sum(sign * tax_free_krw), 0)::bigint as tax_free
    from moved group by grouping sets ((key), ())`.execute(db);
  return rows;
}
