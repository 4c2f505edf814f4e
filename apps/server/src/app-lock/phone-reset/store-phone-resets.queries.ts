import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { StoreTokenKey } from '#server/keys/store-token.ts';

export type StoredResetState = 'SENT' | 'CONFIRMED' | 'HELD' | 'STOPPED' | 'ENDED' | 'REPLACED';

export type ResetRow = {
  storeId: string;
  id: string;
  phone: string;
  spokenTo: string | null;
  state: StoredResetState;
  askedAt: Date;
  expiresAt: Date;
  holdsAt: Date | null;
};

const columns = ['storeId', 'id', 'phone', 'spokenTo', 'state', 'askedAt', 'expiresAt', 'holdsAt'] as const;
const running = ['SENT', 'CONFIRMED'] as const;

export type NewReset = Omit<ResetRow, 'state' | 'holdsAt' | 'spokenTo'> & {
  tokenHash: Buffer;
  spokenTo: string;
  reason: string;
  askedBy: string;
  messageId: string;
};

export async function insertReset(tx: Tx, reset: NewReset): Promise<void> {
  await tx
    .insertInto('storePhoneResets')
    .values({ ...reset, state: 'SENT' })
    .execute();
}

/** The latest reset, in any state. */
export async function findLastReset(db: DbOrTx, storeId: string): Promise<ResetRow | undefined> {
  const row = await db
    .selectFrom('storePhoneResets')
    .select(columns)
    .where('storeId', '=', storeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, state: row.state as StoredResetState };
}

export async function findResetByToken(
  db: DbOrTx,
  { storeId, tokenHash }: StoreTokenKey,
): Promise<(ResetRow & { storeName: string }) | undefined> {
  const row = await db
    .selectFrom('storePhoneResets as r')
    .innerJoin('stores as s', 's.id', 'r.storeId')
    .select(columns.map((column) => `r.${column}` as const))
    .select('s.name as storeName')
    .where('r.storeId', '=', storeId)
    .where('r.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row && { ...row, state: row.state as StoredResetState };
}

/** Marks a change as confirmed. The caller has locked the store's row. */
export async function markConfirmed(
  tx: Tx,
  { storeId, id, at, holdsAt }: { storeId: string; id: string; at: Date; holdsAt: Date },
): Promise<void> {
  await tx
    .updateTable('storePhoneResets')
    .set({ state: 'CONFIRMED', confirmedAt: at, holdsAt })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

type Ended = { storeId: string; state: Exclude<StoredResetState, 'SENT' | 'CONFIRMED'>; at: Date };

/** Ends the running change of the store. The caller has locked the store's row. */
export async function endReset(tx: Tx, { storeId, state, at }: Ended): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storePhoneResets')
    .set({ state, endedAt: at })
    .where('storeId', '=', storeId)
    .where('state', 'in', running)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores whose new number is due, in random order, so that some that always fail do not block the others. */
export async function listDueResets(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('storePhoneResets')
    .select('storeId')
    .where('state', '=', 'CONFIRMED')
    .where('holdsAt', '<=', now)
    .orderBy(sql`random()`)
    .limit(100)
    .execute();
  return rows.map(({ storeId }) => storeId);
}

/** Whether the user owns the store. A user who has left Maru owns nothing, even if the membership row remains. */
export async function isOwner(db: DbOrTx, storeId: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from store_members m join users u on u.id = m.user_id
      where m.store_id = ${storeId} and m.user_id = ${userId}::uuid and m.role = 'OWNER'
        and u.deleted_at is null) as "is"`.execute(db);
  return rows[0]?.is ?? false;
}

export async function findStoreToTell(tx: Tx, storeId: string) {
  return tx
    .selectFrom('stores')
    .innerJoin('storeSettings', 'storeSettings.storeId', 'stores.id')
    .select(['stores.name', 'storeSettings.language'])
    .where('stores.id', '=', storeId)
    .executeTakeFirst();
}

export async function deleteResetsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('storePhoneResets')
    .where('askedAt', '<', before)
    .where('state', '!=', 'CONFIRMED')
    .execute();
}

/** Deletes the resets of a draft that is erased, because they contain phone numbers. */
export async function deleteResets(tx: Tx, storeId: string): Promise<void> {
  await tx.deleteFrom('storePhoneResets').where('storeId', '=', storeId).execute();
}
