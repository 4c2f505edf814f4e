import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/**
 * Counts one more device with letters, and returns how many devices of the store have got letters. The row stays locked
 * until the commit.
 */
export async function countDevice(tx: Tx, storeId: string): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    insert into sale_letters (store_id, given) values (${storeId}, 1)
    on conflict (store_id) do update set given = sale_letters.given + 1
    returning given`.execute(tx);
  return rows[0]?.given as number;
}
