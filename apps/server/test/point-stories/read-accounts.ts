import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

type Account = { lots: { expiresAt: string; points: number }[]; debt: number };

/** The unexpired points of each customer of a store by their expiry, the debts, and what other stores owe it. */
export async function readAccounts(db: Db, storeId: string, at: Date) {
  const { rows: debts } = await sql<{ customerId: string; debt: number }>`
    select customer_id, debt from point_accounts where store_id = ${storeId}`.execute(db);
  const { rows: lots } = await sql<{ customerId: string; expiresAt: Date; points: number }>`
    select customer_id, expires_at, sum(remaining)::bigint as points from point_lots
    where store_id = ${storeId} and remaining > 0 and expires_at > ${at}
    group by customer_id, expires_at order by expires_at`.execute(db);
  const { rows: claims } = await sql<{ claim: number }>`
    select coalesce(sum(claim), 0)::bigint as claim from point_clearings where store_id = ${storeId}`.execute(
    db,
  );
  const accounts: Record<string, Account> = Object.fromEntries(
    debts.map(({ customerId, debt }) => [customerId, { lots: [], debt }]),
  );
  for (const { customerId, expiresAt, points } of lots)
    accounts[customerId]?.lots.push({ expiresAt: expiresAt.toISOString(), points });
  return { accounts, claim: claims[0]?.claim ?? 0 };
}
