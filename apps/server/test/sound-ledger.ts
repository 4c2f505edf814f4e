import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/database.ts';

type Sums = { lots: { expiresAt: string; points: number }[]; debt: number };

/**
 * Checks a store's points. Each customer's booked balance equals the sums of their legs, of the allocations
 * and of what remains of the lots. Nothing is negative, orders hold what the ledger says, points used in
 * another store have their legs there, and no movement left an expired lot in a balance. The sums of the
 * store and of all stores agree, too. Returns the unexpired points by expiry, and the debts.
 */
export async function expectSoundLedger(db: Db, storeId: string, at: Date): Promise<Sums> {
  const { rows: accounts } = await sql<Record<string, number>>`
    select a.balance, a.debt,
      coalesce((select sum(amount) from point_entries e where e.store_id = a.store_id and e.customer_id = a.customer_id), 0)::bigint as legs,
      coalesce((select sum(debt) from point_entries e where e.store_id = a.store_id and e.customer_id = a.customer_id), 0)::bigint as debts,
      coalesce((select sum(remaining) from point_lots l where l.store_id = a.store_id and l.customer_id = a.customer_id), 0)::bigint as lots
    from point_accounts a where a.store_id = ${storeId}`.execute(db);
  for (const { balance, debt, legs, debts, lots } of accounts) {
    expect({ legs, lots, debts }).toEqual({ legs: balance, lots: balance, debts: debt });
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(debt).toBeGreaterThanOrEqual(0);
  }
  const { rows: wrong } = await sql`
    select 'lot' as what, l.id::text from point_lots l where l.store_id = ${storeId} and l.remaining <> coalesce(
      (select sum(amount) from point_allocations a where a.store_id = l.store_id and a.lot_id = l.id), 0)
    union all
    select 'entry', e.id::text from point_entries e
    where e.store_id = ${storeId} and e.kind <> 'MERGE' and e.amount <> coalesce(
      (select sum(amount) from point_allocations a where a.store_id = e.store_id and a.entry_id = e.id), 0)
    union all
    select 'order', o.id::text from orders o
    join customers c on c.store_id = o.store_id and c.id = o.customer_id
    where o.store_id = ${storeId} and (c.deleted_at is null or c.merged_into is not null)
      -- Points that came from a store which has deleted the person's data do not go back.
      and not exists (select from point_entries e
        join customers x on x.store_id = e.store_id and x.id = e.customer_id
        where e.in_store_id = o.store_id and e.in_order_id = o.id and x.deleted_at is not null and x.merged_into is null)
      and case when o.status = 'CANCELLED' then 0 else o.points_used_krw - o.points_given_back_krw end <> coalesce(
        (select 0 - sum(e.amount) from point_entries e where e.kind in ('USE', 'GIVE_BACK')
          and (e.store_id = o.store_id and e.order_id = o.id
            or e.in_store_id = o.store_id and e.in_order_id = o.id)), 0)
    union all
    select 'clearing', e.id::text from point_entries e
    left join point_clearings k on k.issuer_id = e.store_id and k.entry_id = e.id
      and k.store_id = e.in_store_id and k.order_id = e.in_order_id and k.redeemed = e.counter_amount
    where e.in_order_id is not null and ${storeId} in (e.store_id, e.in_store_id) and k.entry_id is null
    union all
    -- Every movement books what has expired, so the balance is unexpired then.
    select 'unbooked', l.id::text from point_lots l where l.store_id = ${storeId} and l.remaining > 0 and l.expires_at <=
      (select max(e.at) from point_entries e
        where e.store_id = l.store_id and e.customer_id = l.customer_id and e.kind <> 'EXPIRE')
    union all
    select 'lines', o.id::text from orders o where o.store_id = ${storeId}
      and (o.points_used_krw, o.points_given_back_krw) <> (select sum(l.points_share_krw), sum(l.points_given_back_krw)
        from order_lines l where l.store_id = o.store_id and l.order_id = o.id)`.execute(db);
  expect(wrong).toEqual([]);
  await expectSameSums(db, storeId);
  await expectSameSums(db, null);
  const { rows: lots } = await sql<{ expiresAt: Date; points: number }>`
    select expires_at, sum(remaining)::bigint as points from point_lots
    where store_id = ${storeId} and remaining > 0 and expires_at > ${at}
    group by expires_at order by expires_at`.execute(db);
  return {
    lots: lots.map(({ expiresAt, points }) => ({ expiresAt: expiresAt.toISOString(), points })),
    debt: accounts.reduce((sum, account) => sum + (account.debt ?? 0), 0),
  };
}

/** Of one store or all: balances equal the rest of the lots and the customers' legs; all legs sum to zero. */
async function expectSameSums(db: Db, storeId: string | null) {
  const ofStore = storeId === null ? sql`true` : sql`store_id = ${storeId}`;
  const { rows } = await sql`
    with sums as (select
      (select sum(balance) from point_accounts where ${ofStore}) as balances,
      (select sum(remaining) from point_lots where ${ofStore}) as lots,
      (select sum(amount) from point_entries where ${ofStore}) as legs,
      (select sum(counter_amount) from point_entries where ${ofStore}) as counter_legs,
      (select sum(redeemed + claim) from point_clearings where ${ofStore}) as clearings)
    select * from sums where coalesce(balances, 0) <> coalesce(lots, 0) or coalesce(balances, 0) <> coalesce(legs, 0)
      or coalesce(legs, 0) + coalesce(counter_legs, 0) + coalesce(clearings, 0) <> 0`.execute(db);
  expect(rows).toEqual([]);
}
