import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { movedIn, type Period } from './report-period.queries.ts';

type HourRow = {
  businessDate: string;
  /** The clock hour in Seoul in which the orders were taken. */
  hour: number;
  orders: number;
  net: number;
  ordersSoFar: number;
  netSoFar: number;
};

/**
 * CLOSED orders of some business days by hour. `ordersSoFar` and `netSoFar` count the state at the same time of day as
 * `now` on `today`: orders taken and closed by then, without later refunds. While a provider decides about an order,
 * the amount that its payments hold counts, as in the revenue reports.
 */
export async function sumHours(
  db: DbOrTx,
  { storeId, dates, today, now }: { storeId: string; dates: readonly string[]; today: string; now: Date },
): Promise<HourRow[]> {
  const isToday = sql`o.business_date = ${today}::date`;
  const then = sql`${now}::timestamptz - make_interval(days => ${today}::date - o.business_date)`;
  const isSoFar = sql`(${isToday} or (o.taken_at <= ${then} and o.closed_at <= ${then}))`;
  const { rows } = await sql<HourRow>`
    select o.business_date::text, extract(hour from o.taken_at at time zone 'Asia/Seoul')::integer as hour,
      count(*)::integer as orders, sum(worth.net)::bigint as net,
      count(*) filter (where ${isSoFar})::integer as orders_so_far,
      coalesce(sum(worth.net + later.refunded) filter (where ${isSoFar}), 0)::bigint as net_so_far
    from orders o
    cross join lateral (select case when o.pending is null then o.total_krw - o.refunded_krw else coalesce((
      select sum(p.approved_krw - p.refunded_krw) from payments p
      where p.store_id = o.store_id and p.order_id = o.id), 0) end as net) worth
    cross join lateral (select case when ${isToday} or (o.refunded_krw = 0 and o.pending is null) then 0
      else coalesce((
        select sum(case t.kind when 'REFUND' then t.amount_krw else -t.amount_krw end) from payment_transactions t
        where t.store_id = o.store_id and t.order_id = o.id and t.status = 'APPROVED' and t.at > ${then}), 0)
      end as refunded) later
    where o.store_id = ${storeId} and o.business_date = any(${[...dates]}::date[]) and o.status = 'CLOSED'
    group by 1, 2`.execute(db);
  return rows;
}

/** Orders and net sales of one of these days up to the same time of day. */
export function soFarOf(rows: readonly HourRow[], date: string): { orders: number; net: number } {
  const ofDay = rows.filter(({ businessDate }) => businessDate === date);
  return {
    orders: ofDay.reduce((sum, { ordersSoFar }) => sum + ordersSoFar, 0),
    net: ofDay.reduce((sum, { netSoFar }) => sum + netSoFar, 0),
  };
}

/**
 * What was approved less what was refunded in a period. Its last day counts only up to the same time as `now` on
 * `today`.
 */
export async function sumMovedSoFar(
  db: DbOrTx,
  { storeId, from, to, today, now }: Period & { today: string; now: Date },
): Promise<{ orders: number; net: number }> {
  const { rows } = await sql<{ orders: number; net: number }>`
    select count(distinct t.order_id)::integer as orders,
      coalesce(sum(case t.kind when 'APPROVAL' then t.amount_krw else -t.amount_krw end), 0)::bigint as net
    from payment_transactions t where ${movedIn({ storeId, from, to })}
      and (t.event_date < ${to}::date
        or t.at <= ${now}::timestamptz - make_interval(days => ${today}::date - ${to}::date))`.execute(db);
  return rows[0] ?? { orders: 0, net: 0 };
}
