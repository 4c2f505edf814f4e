import { type RawBuilder, sql } from 'kysely';

type Piece = RawBuilder<unknown>;
type Period = { storeId: string; from: string; to: string };
type Chosen = {
  /** Further columns of lines `l`. */
  more?: Piece;
  /** A further condition on orders `o`. */
  orders?: Piece;
  /** A further condition on lines `l`. */
  lines?: Piece;
};

/**
 * The lines of CLOSED orders. Both tables are read from their indexes alone, unless `more` names other columns. While a
 * provider decides about an order, the amount that its payments no longer hold is shared over its lines as refunded, so
 * that the sums agree with the report by time.
 */
export function soldLinesPiece(
  { storeId, from, to }: Period,
  { more = sql``, orders = sql`true`, lines = sql`true` }: Chosen = {},
): Piece {
  const closed = sql`o.store_id = ${storeId} and o.business_date between ${from}::date and ${to}::date
    and o.status = 'CLOSED' and ${orders}`;
  return sql`
    waiting as (
      select o.id as order_id, l.line_number, (
        div(m.amount::numeric * sum(l.total_krw - l.refunded_krw) over upto, m.standing) -
        div(m.amount::numeric * (sum(l.total_krw - l.refunded_krw) over upto - l.total_krw + l.refunded_krw), m.standing)
        )::bigint as amount
      from orders o
      cross join lateral (
        select o.total_krw - o.refunded_krw as standing,
          o.total_krw - o.refunded_krw - coalesce(sum(p.approved_krw - p.refunded_krw), 0)::bigint as amount
        from payments p where p.store_id = o.store_id and p.order_id = o.id
      ) m
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      where ${closed} and o.pending is not null and m.amount > 0
      window upto as (partition by o.id order by l.line_number)
    ), line as (
      select l.order_id, l.item_id, l.category_id, l.item_order_type, l.quantity - l.refunded_quantity as quantity,
        l.gross_krw as gross, l.discount_krw + l.order_discount_share_krw as discounts,
        l.points_share_krw as points_used, l.refunded_krw + coalesce(w.amount, 0) as refunded${more}
      from orders o
      join order_lines l on l.store_id = o.store_id and l.order_id = o.id
      left join waiting w on w.order_id = l.order_id and w.line_number = l.line_number
      where ${closed} and l.store_id = ${storeId} and l.business_date between ${from}::date and ${to}::date
        and ${lines}
    )`;
}
