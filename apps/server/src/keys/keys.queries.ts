import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';

export type KeyRow = { id: string; purpose: string; wrapped: Buffer };

/** Newest first: the first key of a purpose is the one in use. */
export async function listKeys(db: DbOrTx): Promise<KeyRow[]> {
  return db
    .selectFrom('keys')
    .select(['id', 'purpose', 'wrapped'])
    .where((row) => row.or([row('retiredAt', 'is', null), row('retiredAt', '>', sql<Date>`now()`)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Serializes instances that start at once, so that each purpose gets one key. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('keys'))`.execute(tx);
}

export async function insertKey(tx: Tx, key: KeyRow): Promise<void> {
  await tx.insertInto('keys').values(key).execute();
}

/** Lets the keys of a purpose verify and unwrap until `at`. */
export async function retireKeys(tx: Tx, purpose: string, at: Date): Promise<void> {
  await tx
    .updateTable('keys')
    .set({ retiredAt: at })
    .where('purpose', '=', purpose)
    .where('retiredAt', 'is', null)
    .execute();
}
