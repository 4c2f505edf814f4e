import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { asJsonRecords } from '#server/db/records.ts';
import type { AccountKey, Allocation, EntryRecord } from '../point-records.ts';

export type Due = {
  at: Date;
  /** Accounts that failed in this run, or that another act had locked. */
  except: readonly AccountKey[];
  only?: AccountKey;
};

/** `busy`: locked by another act, which itself books what has expired or leaves it to the next run. */
export type DueAccounts = { locked: AccountKey[]; busy: AccountKey[] };

/** Locks the accounts of the lots that expired first, in the order of the accounts' ids. */
export async function lockDueAccounts(
  tx: Tx,
  { at, except, only, most }: Due & { most: number },
): Promise<DueAccounts> {
  const isOnly = only ? sql`and store_id = ${only.storeId} and customer_id = ${only.customerId}` : sql``;
  const { rows } = await sql<AccountKey & { isLocked: boolean }>`
    with due as (
      select distinct store_id, customer_id from (
        select store_id, customer_id from point_lots
        where remaining > 0 and expires_at <= ${at} ${isOnly}
          and (store_id, customer_id) not in (
            select f.store_id, f.customer_id
            from jsonb_to_recordset(${asJsonRecords(except)}::jsonb) as f (store_id uuid, customer_id uuid))
        order by expires_at limit ${most}) first
    ), locked as (
      select a.store_id, a.customer_id from point_accounts a
      where (a.store_id, a.customer_id) in (select store_id, customer_id from due)
      order by a.store_id, a.customer_id for update skip locked
    )
    select d.store_id, d.customer_id, l.customer_id is not null as is_locked
    from due d left join locked l on l.store_id = d.store_id and l.customer_id = d.customer_id`.execute(tx);
  const accountsOf = (wanted: boolean) =>
    rows.flatMap(({ isLocked, ...account }) => (isLocked === wanted ? [account] : []));
  return { locked: accountsOf(true), busy: accountsOf(false) };
}

export type DueLot = AccountKey & {
  id: string;
  remaining: number;
  expiresAt: Date;
  /** The last entry of the account. */
  seq: number;
  dayStart: number | null;
};

/** The expired lots of locked accounts, by account, the earliest expiry first. */
export async function listDueLots(tx: Tx, accounts: readonly AccountKey[], at: Date): Promise<DueLot[]> {
  const { rows } = await sql<DueLot>`
    select l.store_id, l.customer_id, l.id, l.remaining, l.expires_at,
      coalesce((select max(seq) from point_entries e
        where e.store_id = l.store_id and e.customer_id = l.customer_id), 0) as seq,
      (select day_start from store_day_starts d where d.store_id = l.store_id and d.valid_from <= ${at}
        order by valid_from desc limit 1) as day_start
    from jsonb_to_recordset(${asJsonRecords(accounts)}::jsonb) as a (store_id uuid, customer_id uuid)
    join point_lots l on l.store_id = a.store_id and l.customer_id = a.customer_id
    where l.remaining > 0 and l.expires_at <= ${at}
    order by l.store_id, l.customer_id, l.expires_at, l.id`.execute(tx);
  return rows;
}

/** Writes the expiry of lots of several locked accounts. */
export async function writeExpiry(
  tx: Tx,
  entries: readonly EntryRecord[],
  allocations: readonly (Allocation & { storeId: string })[],
): Promise<void> {
  await sql`with entered as (
      insert into point_entries
      select * from jsonb_populate_recordset(null::point_entries, ${asJsonRecords(entries)}::jsonb)
      returning store_id, customer_id, amount
    ), allocated as (
      insert into point_allocations
      select * from jsonb_populate_recordset(null::point_allocations, ${asJsonRecords(allocations)}::jsonb)
      returning store_id, lot_id, amount
    ), emptied as (
      update point_lots l set remaining = l.remaining + a.amount from allocated a
      where l.store_id = a.store_id and l.id = a.lot_id
    )
    update point_accounts a set balance = a.balance + e.amount
    from (select store_id, customer_id, sum(amount)::bigint as amount from entered group by 1, 2) e
    where a.store_id = e.store_id and a.customer_id = e.customer_id`.execute(tx);
}
