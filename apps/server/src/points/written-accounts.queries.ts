import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { asJsonRecords } from '#server/db/records.ts';
import type { Lot, PointAccount } from './point-records.ts';
import type { WrittenPoints } from './written-points.ts';

/** A locked account with what was entered, and the lots that differ from what was read. */
export type WrittenAccount = { account: PointAccount; lots: readonly Lot[] };

/** How many lots the statement with these parts wrote. */
export const changedLotsPiece = sql<number>`(select count(*) from changed_lots)::integer`;

/**
 * Parts of a statement that write what was entered into locked accounts, and the parts of `others`. The statement never
 * writes a lot of another customer, so the caller has to check how many lots it wrote.
 */
export function writtenAccountsPiece(
  accounts: readonly WrittenAccount[],
  others: readonly RawBuilder<unknown>[] = [],
): WrittenPoints {
  const entries = accounts.flatMap(({ account }) => account.entries);
  const allocations = accounts.flatMap(({ account: { storeId, allocations: ofAccount } }) =>
    ofAccount.map((allocation) => ({ storeId, ...allocation })),
  );
  const lots = accounts.flatMap(({ account: { storeId, customerId }, lots: ofAccount }) =>
    ofAccount.map((lot) => ({ storeId, customerId, ...lot })),
  );
  const written = sql`entered as (
      insert into point_entries
      select * from jsonb_populate_recordset(null::point_entries, ${asJsonRecords(entries)}::jsonb)
    ), changed_lots as (
      insert into point_lots
      select * from jsonb_populate_recordset(null::point_lots, ${asJsonRecords(lots)}::jsonb)
      on conflict (store_id, id) do update set remaining = excluded.remaining, expires_at = excluded.expires_at
        where point_lots.customer_id = excluded.customer_id
      returning id
    ), allocated as (
      insert into point_allocations
      select * from jsonb_populate_recordset(null::point_allocations, ${asJsonRecords(allocations)}::jsonb)
    )`;
  return { parts: sql.join([written, ...accounts.map(accountPart), ...others]), lots: lots.length };
}

function accountPart({ account }: WrittenAccount, place: number): RawBuilder<unknown> {
  const { storeId, customerId, balance, debt, visits, lastVisitAt } = account;
  return sql`${sql.raw(`account_${place}`)} as (
      update point_accounts set balance = ${balance}, debt = ${debt}, visits = ${visits},
        last_visit_at = ${lastVisitAt}::timestamptz
      where store_id = ${storeId} and customer_id = ${customerId}
    )`;
}

/** Returns how many lots it wrote. */
export async function insertPoints(tx: Tx, { parts }: WrittenPoints): Promise<number | undefined> {
  const { rows } = await sql<{ lots: number }>`${prepared} with ${parts}
    select ${changedLotsPiece} as lots`.execute(tx);
  return rows[0]?.lots;
}

/** Moves all lots of a locked account to another one. */
export async function moveLots(
  tx: Tx,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`update point_lots set customer_id = ${to}
    where store_id = ${storeId} and customer_id = ${from}`.execute(tx);
}
