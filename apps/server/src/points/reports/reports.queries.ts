import type { PointReportUnit } from '@maru/contract/points/point-report-terms.ts';
import type { EntryKind } from '@maru/contract/points/reward.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type Period = { storeId: string; from: string; to: string };

/** The parts of a period. `of`: what the entries are grouped by; `key`: the name of the part. */
const parts = {
  year: { of: sql`event_date`, key: sql`to_char(part, 'YYYY')` },
  month: { of: sql`event_date`, key: sql`to_char(part, 'YYYY-MM')` },
  day: { of: sql`event_date`, key: sql`to_char(part, 'YYYY-MM-DD')` },
  hour: {
    of: sql`extract(hour from at at time zone 'Asia/Seoul')`,
    key: sql`lpad(part::text, 2, '0')`,
  },
} as const satisfies Record<PointReportUnit, Record<'of' | 'key', RawBuilder<unknown>>>;

export type PointSumsRow = {
  key: string;
  earned: number;
  takenBack: number;
  used: number;
  givenBack: number;
  expired: number;
  change: number;
};

/**
 * Sums of the entries of a period by time. Entries are summed by part and kind first, so that only these few sums need
 * names and not millions of entries.
 */
export async function sumByTime(db: DbOrTx, { storeId, from, to }: Period, unit: PointReportUnit) {
  const of = (...kinds: string[]) =>
    sql`coalesce(sum(moved) filter (where kind = any(${kinds}::text[])), 0)::bigint`;
  const { rows } = await sql<PointSumsRow>`
    select ${parts[unit].key} as key, ${of('EARN')} as earned,
      ${of('TAKE_BACK', 'DEBT', 'FORFEIT')} as taken_back, ${of('USE')} as used, ${of('GIVE_BACK')} as given_back,
      ${of('EXPIRE')} as expired, sum(change)::bigint as change
    from (
      select ${parts[unit].of} as part, kind, sum(abs(amount)) as moved, sum(amount) as change
      from point_entries
      where store_id = ${storeId} and event_date between ${from}::date and ${to}::date and kind <> 'MERGE'
      group by 1, 2) sums
    group by 1 order by 1`.execute(db);
  return rows;
}

export type LoyaltyRow = {
  orders: number;
  net: number;
  customerOrders: number;
  customerNet: number;
  pointOrders: number;
  pointNet: number;
  points: number;
  customers: number;
  newCustomers: number;
};

/** Completed sales of a period, those to known customers, and how many of these customers came for the first time. */
export async function sumLoyalty(db: DbOrTx, { storeId, from, to }: Period): Promise<LoyaltyRow> {
  const { rows } = await sql<LoyaltyRow>`
    with sold as (
      select count(*)::integer as orders, coalesce(sum(total_krw - refunded_krw), 0)::bigint as net
      from orders
      where store_id = ${storeId} and business_date between ${from}::date and ${to}::date and status = 'CLOSED'
    ), known as (
      select coalesce(c.merged_into, c.id) as customer_id, o.total_krw - o.refunded_krw as net,
        o.points_used_krw - o.points_given_back_krw as points
      from orders o join customers c on c.store_id = o.store_id and c.id = o.customer_id
      where o.store_id = ${storeId} and o.business_date between ${from}::date and ${to}::date
        and o.status = 'CLOSED' and o.customer_id is not null
    ), visitors as (
      select v.customer_id, not exists (
        select from customers c join orders o on o.store_id = c.store_id and o.customer_id = c.id
        where c.store_id = ${storeId} and (c.id = v.customer_id or c.merged_into = v.customer_id)
          and o.status = 'CLOSED' and o.business_date < ${from}::date) as is_new
      from (select distinct customer_id from known) v
    )
    select sold.orders, sold.net, count(customer_id)::integer as customer_orders,
      coalesce(sum(known.net), 0)::bigint as customer_net,
      count(*) filter (where points > 0)::integer as point_orders,
      coalesce(sum(known.net) filter (where points > 0), 0)::bigint as point_net,
      coalesce(sum(points), 0)::bigint as points,
      (select count(*) from visitors)::integer as customers,
      (select count(*) from visitors where is_new)::integer as new_customers
    from sold left join known on true
    group by sold.orders, sold.net`.execute(db);
  return rows[0] as LoyaltyRow;
}

/** Sums by kind between two business days. */
export async function sumByKind(db: DbOrTx, { storeId, from, to }: Period) {
  const { rows } = await sql<{ kind: EntryKind; entries: number; points: number; debt: number }>`
    select kind, count(*)::integer as entries, sum(amount)::bigint as points, sum(debt)::bigint as debt
    from point_entries where store_id = ${storeId} and event_date between ${from}::date and ${to}::date
    group by kind order by kind`.execute(db);
  return rows;
}

/**
 * Unexpired points of the store by the month of the last business day on which they can be used. They expire when the
 * next business day starts. They are summed by expiry first, because most lots of a day expire at the same time.
 */
export async function listActiveByMonth(db: DbOrTx, storeId: string, at: Date) {
  const { rows } = await sql<{ month: string; points: number }>`
    select to_char((expires_at - interval '1 day') at time zone 'Asia/Seoul', 'YYYY-MM') as month,
      sum(points)::bigint as points
    from (
      select expires_at, sum(remaining) as points from point_lots
      where store_id = ${storeId} and remaining > 0 and expires_at > ${at} group by 1) ends
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The points of a store that expire after one time and until another. */
export async function sumExpiring(
  db: DbOrTx,
  storeId: string,
  { after, until }: { after: Date; until: Date },
) {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(remaining), 0)::bigint as points from point_lots
    where store_id = ${storeId} and remaining > 0 and expires_at > ${after} and expires_at <= ${until}`.execute(
    db,
  );
  return rows[0]?.points ?? 0;
}

/** The debts of a store, and how many of its customers have unexpired points. */
export async function sumAccounts(db: DbOrTx, storeId: string, at: Date) {
  const { rows } = await sql<{ debt: number; customers: number }>`
    select coalesce((select sum(debt) from point_accounts where store_id = ${storeId}), 0)::bigint as debt,
      (select count(*) from (select from point_lots
        where store_id = ${storeId} and remaining > 0 and expires_at > ${at}
        group by customer_id) holders)::integer as customers`.execute(db);
  return rows[0] ?? { debt: 0, customers: 0 };
}
