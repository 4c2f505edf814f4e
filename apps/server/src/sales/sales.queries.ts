import type { TimeUnit } from '@maru/contract/sales/report-terms.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { closedIn, type Period, timeKey } from './report-period.queries.ts';

/** What the sums of orders are grouped by. */
export type OrderKey = TimeUnit | 'orderType';

const keyOf = (key: OrderKey) =>
  key === 'orderType' ? sql`o.order_type` : timeKey(key, { date: sql`o.business_date`, at: sql`o.taken_at` });

export type TimeRow = { key: string; orders: number; total: number } & Record<
  'supply' | 'vat' | 'taxFree' | 'gross' | 'discounts' | 'pointsUsed',
  number
>;

/** Totals of CLOSED orders, by an index-only scan. */
export async function sumOrders(db: DbOrTx, period: Period, by: OrderKey) {
  const { rows } = await sql<TimeRow>`
    select ${keyOf(by)} as key, count(*)::integer as orders, sum(o.total_krw)::bigint as total,
      sum(o.supply_krw)::bigint as supply, sum(o.vat_krw)::bigint as vat, sum(o.tax_free_krw)::bigint as tax_free,
      sum(o.gross_krw)::bigint as gross, sum(o.points_used_krw)::bigint as points_used,
      sum(o.line_discounts_krw + o.order_discount_krw)::bigint as discounts
    from orders o where ${closedIn(period)} group by 1`.execute(db);
  return rows;
}

export type RefundRow = { key: string } & Record<'amount' | 'supply' | 'vat' | 'taxFree', number>;

/**
 * What refunds took from CLOSED orders, by the partial index of refunded orders. While a provider decides about an
 * order, the amount that its payments no longer hold counts as refunded, so that this report agrees with the one by
 * payment.
 */
export async function sumRefunds(db: DbOrTx, period: Period, by: OrderKey) {
  const { rows } = await sql<RefundRow>`
    with taken as (
      select ${keyOf(by)} as key, o.refunded_krw as amount, o.refunded_supply_krw as supply,
        o.refunded_vat_krw as vat, o.refunded_tax_free_krw as tax_free
      from orders o where ${closedIn(period)} and o.refunded_krw > 0 and o.pending is null
      union all
      select ${keyOf(by)}, o.total_krw - held.amount, o.supply_krw - held.supply, o.vat_krw - held.vat,
        o.tax_free_krw - held.tax_free
      from orders o cross join lateral (
        select coalesce(sum(s.sign * t.amount_krw), 0) as amount, coalesce(sum(s.sign * t.supply_krw), 0) as supply,
          coalesce(sum(s.sign * t.vat_krw), 0) as vat, coalesce(sum(s.sign * t.tax_free_krw), 0) as tax_free
        from payment_transactions t
        cross join lateral (select case t.kind when 'APPROVAL' then 1 else -1 end as sign) s
        where t.store_id = o.store_id and t.order_id = o.id and t.status = 'APPROVED'
      ) held
      where ${closedIn(period)} and o.pending is not null
    )
    select key, sum(amount)::bigint as amount, sum(supply)::bigint as supply, sum(vat)::bigint as vat,
      sum(tax_free)::bigint as tax_free
    from taken group by key`.execute(db);
  return rows;
}

/** Excess that is not given back yet, by the partial index of such payments. */
export async function sumExcess(db: DbOrTx, { storeId, from, to }: Period) {
  const { rows } = await sql<{ payments: number; amount: number }>`
    select count(*)::integer as payments, coalesce(sum(excess_krw), 0)::bigint as amount
    from payments
    where store_id = ${storeId} and excess_krw > 0 and business_date between ${from}::date and ${to}::date`.execute(
    db,
  );
  return rows[0] ?? { payments: 0, amount: 0 };
}

/** Not revenue: cancelled orders, and money taken on open orders. */
export async function sumOthers(db: DbOrTx, { storeId, from, to }: Period) {
  const { rows } = await sql<
    Record<'cancelledOrders' | 'cancelledTotal' | 'openOrders' | 'openPaid', number>
  >`
    select count(*) filter (where o.status = 'CANCELLED')::integer as cancelled_orders,
      coalesce(sum(o.total_krw) filter (where o.status = 'CANCELLED'), 0)::bigint as cancelled_total,
      count(*) filter (where o.status = 'OPEN' and held.paid > 0)::integer as open_orders,
      coalesce(sum(held.paid) filter (where o.status = 'OPEN'), 0)::bigint as open_paid
    from orders o, lateral (
      select case when o.status = 'OPEN' then coalesce((
        select sum(p.approved_krw - p.refunded_krw) from payments p
        where p.store_id = o.store_id and p.order_id = o.id), 0) else 0 end as paid
    ) held
    where o.store_id = ${storeId} and o.business_date between ${from}::date and ${to}::date
      and o.status in ('OPEN', 'CANCELLED')`.execute(db);
  return rows[0] ?? { cancelledOrders: 0, cancelledTotal: 0, openOrders: 0, openPaid: 0 };
}
