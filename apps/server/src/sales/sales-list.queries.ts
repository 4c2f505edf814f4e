import type { SalesSums } from '@maru/contract/sales/sales-list.endpoints.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { orderFilterPiece } from '#server/orders/finding/order-filter.queries.ts';

type OrderFilter = Parameters<typeof orderFilterPiece>[0];
type Sum = 'gross' | 'discounts' | 'pointsUsed' | 'total' | 'refunded' | 'cancelledTotal' | 'openTotal';
type Row = Record<Sum | 'closed' | 'cancelled' | 'open', number>;

/**
 * Sums of the orders that meet a filter, by an index-only scan of the period. While a provider decides about a completed
 * order, what its payments no longer hold counts as refunded, as in the revenue reports; those few have an index too.
 */
export async function sumFound(db: DbOrTx, filter: OrderFilter): Promise<SalesSums> {
  const { rows } = await sql<Row>`
    with found as (
      select count(*) filter (where status = 'CLOSED')::integer as closed,
        count(*) filter (where status = 'CANCELLED')::integer as cancelled,
        count(*) filter (where status = 'OPEN')::integer as open,
        sum(gross_krw) filter (where status = 'CLOSED')::bigint as gross,
        sum(line_discounts_krw + order_discount_krw) filter (where status = 'CLOSED')::bigint as discounts,
        sum(points_used_krw) filter (where status = 'CLOSED')::bigint as points_used,
        sum(total_krw) filter (where status = 'CLOSED')::bigint as total,
        sum(refunded_krw) filter (where status = 'CLOSED' and pending is null)::bigint as refunded,
        sum(total_krw) filter (where status = 'CANCELLED')::bigint as cancelled_total,
        sum(total_krw) filter (where status = 'OPEN')::bigint as open_total
      from orders where ${orderFilterPiece(filter)}
    ), waiting as (
      select sum(orders.total_krw - (select sum(p.approved_krw - p.refunded_krw) from payments p
        where p.store_id = orders.store_id and p.order_id = orders.id))::bigint as refunded
      from orders where ${orderFilterPiece(filter)} and orders.status = 'CLOSED' and orders.pending is not null
    )
    select closed, cancelled, open, coalesce(gross, 0) as gross, coalesce(discounts, 0) as discounts,
      coalesce(points_used, 0) as points_used, coalesce(total, 0) as total,
      coalesce(found.refunded, 0) + coalesce(waiting.refunded, 0) as refunded,
      coalesce(cancelled_total, 0) as cancelled_total, coalesce(open_total, 0) as open_total
    from found, waiting`.execute(db);
  const row = rows[0] as Row;
  const { closed, gross, discounts, pointsUsed, total, refunded } = row;
  return {
    closed: { orders: closed, gross, discounts, pointsUsed, total, refunded, net: total - refunded },
    cancelled: { orders: row.cancelled, total: row.cancelledTotal },
    open: { orders: row.open, total: row.openTotal },
  };
}

export async function listUserNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
