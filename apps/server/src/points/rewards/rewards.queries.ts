import type { EntryActor, EntryKind } from '@maru/contract/points/reward.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** An entry with everything that screens show of it. */
export type RewardRow = {
  id: string;
  kind: EntryKind;
  actor: EntryActor;
  amount: number;
  debt: number;
  at: Date;
  by: string | null;
  reason: string | null;
  orderId: string | null;
  orderNumber: number | null;
  businessDate: string | null;
  usedIn: string | null;
  reversesId: string | null;
  expiresAt: Date | null;
  undone: number;
  /** How much of an earning expired unused. */
  expired: number;
  undoneBy: EntryActor | null;
  customerId: string;
  customerName: string;
  phoneLast4: string | null;
};

/** If points moved because an order was cancelled, the reason is that of the cancellation. */
const reason = sql`coalesce(e.reason, case when e.kind in ('GIVE_BACK', 'TAKE_BACK') and e.at >= o.cancelled_at
  then o.cancel_reason end)`;

const rewards = sql`select e.id, e.kind, e.actor, e.amount, e.debt, e.at, u.name as by, ${reason} as reason, e.order_id,
    o.order_number, o.business_date::text as business_date,
    (select s.name from stores s where s.id = e.in_store_id) as used_in, e.reverses_id,
    (select max(l.expires_at) from point_lots l where l.store_id = e.store_id and l.entry_id = e.id) as expires_at,
    coalesce(r.undone, 0) as undone, r.undone_by,
    coalesce((select 0 - sum(x.amount) from point_lots l
      join point_allocations x on x.store_id = l.store_id and x.lot_id = l.id
      join point_entries y on y.store_id = x.store_id and y.id = x.entry_id and y.kind = 'EXPIRE'
      where l.store_id = e.store_id and l.entry_id = e.id), 0)::bigint as expired, c.id as customer_id, c.name as customer_name, c.phone_last4
  from point_entries e
  join customers named on named.store_id = e.store_id and named.id = e.customer_id
  join customers c on c.store_id = e.store_id and c.id = coalesce(named.merged_into, named.id)
  left join users u on u.id = e.by_user_id
  left join orders o on o.store_id = e.store_id and o.id = e.order_id
  left join lateral (
    select sum(abs(x.amount) + x.debt)::bigint as undone, (array_agg(x.actor order by x.seq desc))[1] as undone_by
    from point_entries x where x.store_id = e.store_id and x.reverses_id = e.id
  ) r on true`;

export async function findRewardRow(db: DbOrTx, storeId: string, id: string): Promise<RewardRow | undefined> {
  const { rows } = await sql<RewardRow>`${rewards}
    where e.store_id = ${storeId} and e.id = ${id}`.execute(db);
  return rows[0];
}

export type RewardCursor = { direction: 'older' | 'newer'; id: string | undefined; limit: number };

/** The customer's own entries, and those of customers merged into this one. */
const ofCustomer = (storeId: string, customerId: string) => sql`e.store_id = ${storeId} and e.customer_id in (
  select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))`;

/** At most `limit` entries on one side of the given one: newer ones come oldest first, older ones newest first. */
export async function listRewardRows(
  db: DbOrTx,
  { storeId, customerId }: { storeId: string; customerId: string },
  { direction, id, limit }: RewardCursor,
): Promise<RewardRow[]> {
  const isOlder = direction === 'older';
  const beyond = id === undefined ? sql`` : sql`and e.id ${isOlder ? sql`<` : sql`>`} ${id}`;
  const { rows } = await sql<RewardRow>`${rewards} where ${ofCustomer(storeId, customerId)} ${beyond}
    order by e.id ${isOlder ? sql`desc` : sql`asc`} limit ${limit}`.execute(db);
  return rows;
}

/** Counts up to `most`. */
export async function countRewards(
  db: DbOrTx,
  { storeId, customerId }: { storeId: string; customerId: string },
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select 1 from point_entries e where ${ofCustomer(storeId, customerId)} limit ${most}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The id of the live customer or, after a merge, of the customer whom that one was merged into; undefined if the data
 * were deleted.
 */
export async function findLiveCustomer(db: DbOrTx, storeId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select c.id from customers named
    join customers c on c.store_id = named.store_id and c.id = coalesce(named.merged_into, named.id)
    where named.store_id = ${storeId} and named.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0]?.id;
}
