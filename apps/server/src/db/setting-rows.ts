import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Tables with one row for each store, with `version`, `updated_by` and `updated_at`. */
type SettingTable = 'point_message_settings' | 'revenue_message_settings';

/** Locks the row of a store until commit, and creates it if it is missing. */
export async function lockSettingRow(tx: Tx, table: SettingTable, storeId: string): Promise<void> {
  await sql`insert into ${sql.table(table)} (store_id) values (${storeId}) on conflict do nothing`.execute(
    tx,
  );
  await sql`select store_id from ${sql.table(table)} where store_id = ${storeId} for update`.execute(tx);
}

/** Who changed the row last, and when. */
export async function findChangeOfRow(tx: Tx, table: SettingTable, storeId: string) {
  const { rows } = await sql<{
    changedById: string | null;
    changedBy: string | null;
    changedAt: Date | null;
  }>`
    select u.id as changed_by_id, u.name as changed_by, t.updated_at as changed_at
    from ${sql.table(table)} t left join users u on u.id = t.updated_by
    where t.store_id = ${storeId}`.execute(tx);
  const [change] = rows;
  if (!change) throw new Error(`store ${storeId} has no row in ${table}`);
  return change;
}
