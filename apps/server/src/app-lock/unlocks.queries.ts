import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { Session } from './unlock-requests.queries.ts';

export type NewUnlock = Session & {
  id: string;
  userId: string;
  device: string;
  unlockedAt: Date;
  unlockedUntil: Date;
};

/** Unlocks a session, or extends its unlock. */
export async function upsertUnlock(tx: Tx, unlock: NewUnlock): Promise<void> {
  const { storeId: _store, grantId: _grant, ...values } = unlock;
  await tx
    .insertInto('appUnlocks')
    .values(unlock)
    .onConflict((conflict) => conflict.columns(['storeId', 'grantId']).doUpdateSet(values))
    .execute();
}

export async function findUnlockedUntil(
  db: DbOrTx,
  { storeId, grantId }: Session,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('appUnlocks')
    .select('unlockedUntil')
    .where('storeId', '=', storeId)
    .where('grantId', '=', grantId)
    .where('unlockedUntil', '>', now)
    .executeTakeFirst();
  return row?.unlockedUntil ?? null;
}

/** Latest first; sessions that were signed out are left out. */
export async function listUnlocks(db: DbOrTx, storeId: string, now: Date) {
  return db
    .selectFrom('appUnlocks as u')
    .innerJoin('users', 'users.id', 'u.userId')
    .select(['u.id', 'u.grantId', 'users.name as userName', 'users.username'])
    .select(['u.device', 'u.unlockedAt', 'u.unlockedUntil'])
    .where('u.storeId', '=', storeId)
    .where('u.unlockedUntil', '>', now)
    .where(
      sql<boolean>`exists (select from sign_in_records g
        where g.model = 'Grant' and g.grant_id = u.grant_id and g.expires_at > now())`,
    )
    .orderBy('u.unlockedAt', 'desc')
    .orderBy('u.id')
    .execute();
}

/** Deletes one unlock, or all unlocks of the store. */
export async function deleteUnlocks(tx: Tx, storeId: string, id?: string) {
  return tx
    .deleteFrom('appUnlocks')
    .where('storeId', '=', storeId)
    .$if(id !== undefined, (rows) => rows.where('id', '=', id as string))
    .returning(['id', 'device', 'userId'])
    .execute();
}

export async function deleteEndedUnlocks(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('appUnlocks').where('unlockedUntil', '<=', at).execute();
}
