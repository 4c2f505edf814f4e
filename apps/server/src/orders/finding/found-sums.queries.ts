import type { FoundSums } from '@maru/contract/orders/find-orders.endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import {
  foundLinesPiece,
  foundMovementsPiece,
  type OrderFilter,
  orderFilterPiece,
} from './order-filter.queries.ts';
import { soldLinesPiece } from './sold-lines.queries.ts';

type Sum = 'gross' | 'discounts' | 'pointsUsed' | 'total' | 'refunded' | 'cancelledTotal' | 'openTotal';
type Row = Record<Sum | 'closed' | 'cancelled' | 'open', number>;

/**
 * Sums of the orders that meet a filter, by an index-only scan of the period. For a completed order with a pending change
 * (a provider has not answered yet), the total less what its payments still hold counts as refunded, as in the revenue
 * reports. The few pending orders have an index of their own.
 */
export async function sumFound(db: DbOrTx, filter: OrderFilter): Promise<FoundSums> {
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
    ), pending as (
      select sum(orders.total_krw - (select sum(p.approved_krw - p.refunded_krw) from payments p
        where p.store_id = orders.store_id and p.order_id = orders.id))::bigint as refunded
      from orders where ${orderFilterPiece(filter)} and orders.status = 'CLOSED' and orders.pending is not null
    )
    select closed, cancelled, open, coalesce(gross, 0) as gross, coalesce(discounts, 0) as discounts,
      coalesce(points_used, 0) as points_used, coalesce(total, 0) as total,
      coalesce(found.refunded, 0) + coalesce(pending.refunded, 0) as refunded,
      coalesce(cancelled_total, 0) as cancelled_total, coalesce(open_total, 0) as open_total
    from found, pending`.execute(db);
  const row = rows[0] as Row;
  const { closed, gross, discounts, pointsUsed, total, refunded } = row;
  return {
    closed: { orders: closed, gross, discounts, pointsUsed, total, refunded, net: total - refunded },
    cancelled: { orders: row.cancelled, total: row.cancelledTotal },
    open: { orders: row.open, total: row.openTotal },
  };
}

/** A search over a period. */
type Search = OrderFilter & { from: string; to: string };

export type PartRow = { orderId: string; quantity: number | null; net: number };

const found = (filter: Search, column: RawBuilder<unknown>) =>
  sql`${column} = any(array(select orders.id from orders where ${orderFilterPiece(filter)}))`;

/** Sums of the lines that meet the filters, in the completed orders found: per order or all together. */
export async function sumFoundLines(db: DbOrTx, filter: Search, per: 'order' | 'all'): Promise<PartRow[]> {
  const { choiceId } = filter;
  // As in the report by option: what the choice added, less its share of reductions and refunds, rounded towards zero.
  const share = (amount: string) =>
    sql`case when gross = 0 then 0 else div(${sql.raw(amount)}::numeric * added, gross)::bigint end`;
  const added = sql`, (select coalesce(sum((c ->> 'priceDifference')::bigint * l.quantity), 0)
    from jsonb_array_elements(l.options) c where c ->> 'choiceId' = ${choiceId ?? ''}) as added`;
  const net = choiceId
    ? sql`${share('gross')} - ${share('discounts')} - ${share('points_used')} - ${share('refunded')}`
    : sql`gross - discounts - points_used - refunded`;
  const { rows } = await sql<PartRow>`
    with ${soldLinesPiece(filter, {
      ...(choiceId ? { more: added } : {}),
      orders: found(filter, sql`o.id`),
      lines: foundLinesPiece(filter),
    })}
    select ${keyOf(per, sql`order_id`)}, coalesce(sum(quantity), 0)::integer as quantity,
      coalesce(sum(${net}), 0)::bigint as net
    from line group by 1`.execute(db);
  return rows;
}

/** Sums of what payments of these types still hold, in the completed orders found: per order or all together. */
export async function sumFoundPayments(
  db: DbOrTx,
  filter: Search,
  { types, per }: { types: readonly string[]; per: 'order' | 'all' },
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select ${keyOf(per, sql`p.order_id`)}, null as quantity, sum(p.approved_krw - p.refunded_krw)::bigint as net
    from payments p join orders o on o.store_id = p.store_id and o.id = p.order_id
    where o.store_id = ${filter.storeId} and o.status = 'CLOSED' and ${found(filter, sql`o.id`)}
      and p.approved_krw > 0 and p.given_back_at is null and p.type = any(${[...types]}::text[])
    group by 1`.execute(db);
  return rows;
}

function keyOf(per: 'order' | 'all', orderId: RawBuilder<unknown>) {
  return sql`${per === 'order' ? orderId : sql`''`} as order_id`;
}

/** Sums of the payment transactions that the filter matched. */
export async function sumFoundMovements(db: DbOrTx, filter: Search) {
  const { rows } = await sql<{ approved: number; refunded: number }>`
    select coalesce(sum(t.amount_krw) filter (where t.kind = 'APPROVAL'), 0)::bigint as approved,
      coalesce(sum(t.amount_krw) filter (where t.kind = 'REFUND'), 0)::bigint as refunded
    from payment_transactions t
    where ${foundMovementsPiece(filter)} and ${found(filter, sql`t.order_id`)}`.execute(db);
  const { approved = 0, refunded = 0 } = rows[0] ?? {};
  return { approved, refunded, net: approved - refunded };
}
