import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { soldLinesPiece } from '#server/orders/finding/sold-lines.queries.ts';
import type { Period } from './report-period.queries.ts';

/** What the lines of orders are summed by. */
export type LineKey = 'item' | 'category' | 'itemOrderType';

type Sum = 'gross' | 'discounts' | 'pointsUsed' | 'refunded';
export type LineRow = { id: string | null; type: string | null; orders: number; quantity: number } & Record<
  Sum,
  number
>;

const sums = sql`count(distinct order_id)::integer as orders, coalesce(sum(quantity), 0)::integer as quantity,
  coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(discounts), 0)::bigint as discounts,
  coalesce(sum(points_used), 0)::bigint as points_used, coalesce(sum(refunded), 0)::bigint as refunded`;

/** Sums of lines by what was sold, or by in store and to go. */
export async function sumLines(db: DbOrTx, period: Period, by: LineKey): Promise<LineRow[]> {
  const keys: Record<LineKey, RawBuilder<unknown>> = {
    item: sql`item_id as id, null as type`,
    category: sql`category_id as id, null as type`,
    itemOrderType: sql`null::uuid as id, item_order_type as type`,
  };
  const { rows } = await sql<LineRow>`
    with ${soldLinesPiece(period)} select ${keys[by]}, ${sums} from line group by 1, 2`.execute(db);
  return rows;
}

export type BestItem = { id: string | null; typed: string | null; quantity: number; net: number };

/** The items with the largest net sums. Typed-in lines of one name count as one item. */
export async function listBestItems(db: DbOrTx, period: Period, limit: number): Promise<BestItem[]> {
  const { rows } = await sql<BestItem>`
    with ${soldLinesPiece(period, { more: sql`, case when l.item_id is null then l.name end as typed` })}
    select item_id as id, typed, sum(quantity)::integer as quantity,
      sum(gross - discounts - points_used - refunded)::bigint as net
    from line group by 1, 2 having sum(gross - discounts - points_used - refunded) > 0
    order by net desc, quantity desc, id, typed limit ${limit}`.execute(db);
  return rows;
}

/**
 * Sums of what each option added to the prices of lines. An option bears its share of a line's reductions and refunds,
 * rounded towards zero. The row without an id is the rest of the lines, so that all rows add up to them.
 */
export async function sumOptions(db: DbOrTx, period: Period): Promise<LineRow[]> {
  const share = (amount: string) =>
    sql`case when gross = 0 then 0 else div(${sql.raw(amount)}::numeric * added, gross)::bigint end as ${sql.raw(amount)}`;
  const { rows } = await sql<LineRow>`
    with ${soldLinesPiece(period, { more: sql`, l.options, l.quantity as sold` })},
    chosen as (
      select order_id, quantity, (c ->> 'choiceId')::uuid as id, gross, discounts, points_used, refunded,
        (c ->> 'priceDifference')::bigint * sold as added
      from line cross join lateral jsonb_array_elements(line.options) c
    ), shared as (
      select order_id, quantity, id, ${share('gross')}, ${share('discounts')}, ${share('points_used')},
        ${share('refunded')}
      from chosen
    ), option as (
      select id, ${sums} from shared group by id
    ), whole as (
      select ${sums} from line
    )
    select id, null as type, orders, quantity, gross, discounts, points_used, refunded from option
    union all
    select null, null, orders, quantity, gross - coalesce((select sum(gross) from option), 0)::bigint,
      discounts - coalesce((select sum(discounts) from option), 0)::bigint,
      points_used - coalesce((select sum(points_used) from option), 0)::bigint,
      refunded - coalesce((select sum(refunded) from option), 0)::bigint
    from whole where orders > 0`.execute(db);
  return rows;
}
