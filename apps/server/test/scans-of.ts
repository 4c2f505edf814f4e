import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';

/** How `act` scans a table when sequential scans are expensive, as in a large table: sequentially or by an index. */
export async function scansOf(db: Db, table: string, act: (tx: Tx) => Promise<void>) {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const before = await scans(tx, table);
    await act(tx);
    const after = await scans(tx, table);
    return { whole: after.whole - before.whole, byIndex: after.byIndex - before.byIndex };
  });
}

async function scans(tx: Tx, table: string) {
  const { rows } = await sql<{ whole: number; byIndex: number }>`
    select seq_scan::integer as whole, idx_scan::integer as by_index
    from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
  return rows[0] ?? { whole: 0, byIndex: 0 };
}
