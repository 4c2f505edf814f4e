import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type NewSession = {
  id: string;
  grantId: string;
  userId: string;
  clientId: string;
  userAgent: string | null;
  deviceType: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
};

const now = sql<Date>`now()`;

/** Inserts or updates a session. A browser that signs in again silently keeps its grant and its entry. */
export async function upsertSession(db: DbOrTx, session: NewSession): Promise<void> {
  await db
    .insertInto('signInSessions')
    .values(session)
    .onConflict((conflict) =>
      conflict.column('grantId').doUpdateSet((row) => ({
        userAgent: row.ref('excluded.userAgent'),
        deviceType: row.ref('excluded.deviceType'),
        deviceUuid: row.ref('excluded.deviceUuid'),
        clientVersion: row.ref('excluded.clientVersion'),
        lastUsedAt: now,
      })),
    )
    .execute();
}

/** Updates the last use. Concurrent refreshes write once. */
export async function touchSession(db: DbOrTx, grantId: string): Promise<void> {
  await db
    .updateTable('signInSessions')
    .set({ lastUsedAt: now })
    .where('grantId', '=', grantId)
    .where('lastUsedAt', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}

/** Sessions whose grant is alive, last used first. */
export async function listLiveSessions(db: DbOrTx, userId: string) {
  return liveSessions(db, userId).orderBy('signInSessions.lastUsedAt', 'desc').orderBy('id').execute();
}

export async function findLiveSession(db: DbOrTx, userId: string, id: string) {
  return liveSessions(db, userId).where('signInSessions.id', '=', id).executeTakeFirst();
}

/** Whether the sign-in of this grant is in the list. */
export async function isListed(db: DbOrTx, grantId: string): Promise<boolean> {
  const sessions = db.selectFrom('signInSessions').select('id').where('grantId', '=', grantId);
  return (await sessions.executeTakeFirst()) !== undefined;
}

function liveSessions(db: DbOrTx, userId: string) {
  return db
    .selectFrom('signInSessions')
    .innerJoin('signInRecords', 'signInRecords.grantId', 'signInSessions.grantId')
    .where('signInRecords.model', '=', 'Grant')
    .where('signInRecords.expiresAt', '>', now)
    .where('signInSessions.userId', '=', userId)
    .select([
      'signInSessions.id',
      'signInSessions.grantId',
      'signInSessions.clientId',
      'signInSessions.userAgent',
      'signInSessions.deviceType',
      'signInSessions.signedInAt',
      'signInSessions.lastUsedAt',
    ]);
}

/** What is known of a user's sign-ins, oldest first. */
export async function listSessionsOf(db: DbOrTx, userId: string) {
  return db
    .selectFrom('signInSessions')
    .select(['clientId', 'userAgent', 'deviceType', 'signedInAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('signedInAt')
    .execute();
}

export async function deleteSessionsOfUser(
  db: DbOrTx,
  userId: string,
  exceptGrantId?: string,
): Promise<void> {
  await db
    .deleteFrom('signInSessions')
    .where('userId', '=', userId)
    .$if(exceptGrantId !== undefined, (rows) => rows.where('grantId', '!=', exceptGrantId as string))
    .execute();
}

/** Deletes sessions whose grant ended in another way. */
export async function deleteDeadSessions(db: DbOrTx): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInSessions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signInRecords')
            .select('model')
            .where('model', '=', 'Grant')
            .whereRef('signInRecords.grantId', '=', 'signInSessions.grantId'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
