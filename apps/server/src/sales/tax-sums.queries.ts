import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { movedIn, type Period } from './report-period.queries.ts';

export type TaxRow = { month: string; kind: 'card' | 'cash' | 'unknown' | 'cashReceipt' } & Record<
  'total' | 'supply' | 'vat' | 'taxFree',
  number
>;

/** Approved less refunded, by month of the movement and by kind of tender. */
export async function sumTaxOfMoved(db: DbOrTx, period: Period): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    with moved as (
      select to_char(t.event_date, 'YYYY-MM') as month, t.payment_id, t.amount_krw, t.supply_krw, t.vat_krw,
        t.tax_free_krw, case t.kind when 'APPROVAL' then 1 else -1 end as sign
      from payment_transactions t where ${movedIn(period)}
    )
    select month, case when p.type in ('card', 'INSTORE_CAT') then 'card'
        when p.type in ('INSTORE_CASH', 'cash') then 'cash' else 'unknown' end as kind,
      sum(sign * m.amount_krw)::bigint as total, sum(sign * supply_krw)::bigint as supply,
      sum(sign * vat_krw)::bigint as vat, sum(sign * tax_free_krw)::bigint as tax_free
    from moved m join payments p on p.store_id = ${period.storeId} and p.id = m.payment_id
    group by 1, 2`.execute(db);
  return rows;
}

/**
 * Cash receipts issued less those cancelled, each on its own business day. A receipt that the tax office rejected does
 * not count, whatever its status is now.
 */
export async function sumTaxOfReceipts(db: DbOrTx, { storeId, from, to }: Period): Promise<TaxRow[]> {
  // Wider than the period: a business day begins up to 24 hours after its date does in Seoul, and these dates are in
  // the time zone of the database session.
  const near = sql`between ${from}::date - 2 and ${to}::date + 2`;
  const { rows } = await sql<TaxRow>`
    with step as (
      select r.issued_at as at, 1 as sign, r.* from cash_receipts r
      where r.store_id = ${storeId} and r.issued_at ${near} and r.rejected_at is null
      union all
      select r.cancelled_at, -1, r.* from cash_receipts r
      where r.store_id = ${storeId} and r.cancelled_at ${near} and r.issued_at is not null and r.status = 'CANCELLED'
        and r.rejected_at is null
    ), dated as (
      select step.*, ((at at time zone 'Asia/Seoul') - coalesce((
        select day_start from store_day_starts d where d.store_id = ${storeId} and d.valid_from <= at
        order by d.valid_from desc limit 1), ${defaultDayStart}) * interval '1 minute')::date as day
      from step
    )
    select to_char(day, 'YYYY-MM') as month, 'cashReceipt' as kind, sum(sign * amount_krw)::bigint as total,
      sum(sign * supply_krw)::bigint as supply, sum(sign * vat_krw)::bigint as vat,
      sum(sign * tax_free_krw)::bigint as tax_free
    from dated where day between ${from}::date and ${to}::date group by 1`.execute(db);
  return rows;
}
