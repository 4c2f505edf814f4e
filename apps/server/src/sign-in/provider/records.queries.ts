import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

export type NewRecord = {
  model: string;
  idHash: string;
  payload: object;
  grantId: string | null;
  sessionUid: string | null;
  accountId: string | null;
  /** Seconds from now. */
  lifetime: number;
};

export type FoundRecord = {
  payload: Record<string, unknown>;
  /** For sessions, grants and pending sign-ins; null for everything else. */
  epoch: number | null;
  consumedAt: Date | null;
  /** Seconds since it was consumed, by the database's clock; null if it is not consumed. */
  consumedSeconds: number | null;
};

const now = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const consumedSeconds = sql<number | null>`extract(epoch from now() - consumed_at)::float8`;

function values({ lifetime, payload, ...record }: NewRecord) {
  return { ...record, payload: JSON.stringify(payload), expiresAt: inSeconds(lifetime) };
}

export async function findRecord(
  db: DbOrTx,
  model: string,
  key: { idHash: string } | { sessionUid: string },
): Promise<FoundRecord | undefined> {
  const [column, value] = Object.entries(key)[0] as ['idHash' | 'sessionUid', string];
  const row = await db
    .selectFrom('signInRecords')
    .select(['payload', 'epoch', 'consumedAt', consumedSeconds.as('consumedSeconds')])
    .where('model', '=', model)
    .where(column, '=', value)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row as FoundRecord | undefined;
}

export async function upsertRecord(db: DbOrTx, record: NewRecord): Promise<void> {
  await db
    .insertInto('signInRecords')
    .values(values(record))
    .onConflict((conflict) =>
      conflict.columns(['model', 'idHash']).doUpdateSet((row) => ({
        payload: row.ref('excluded.payload'),
        grantId: row.ref('excluded.grantId'),
        sessionUid: row.ref('excluded.sessionUid'),
        accountId: row.ref('excluded.accountId'),
        expiresAt: row.ref('excluded.expiresAt'),
      })),
    )
    .execute();
}

/**
 * Stores a session, grant or pending sign-in if its epoch is still current, else nothing. Both this and the end of an
 * epoch lock the user's row: this statement waits for an uncommitted end, and a later end finds this record.
 */
export async function upsertSignIn(db: DbOrTx, record: NewRecord & { epoch: number }): Promise<void> {
  const { model, idHash, payload, grantId, sessionUid, accountId, epoch, lifetime } = record;
  await sql`
    with in_force as (
      select from users where id = ${accountId} and sign_in_epoch = ${epoch} for share
    )
    insert into sign_in_records (model, id_hash, payload, grant_id, session_uid, account_id, epoch, expires_at)
    select ${model}, ${idHash}, ${JSON.stringify(payload)}::json, ${grantId}, ${sessionUid}, ${accountId}::uuid,
      ${epoch}::integer, ${inSeconds(lifetime)} from in_force
    on conflict (model, id_hash) do update set payload = excluded.payload, account_id = excluded.account_id,
      epoch = excluded.epoch, expires_at = excluded.expires_at`.execute(db);
}

/** Updates an existing record; one that was deleted stays deleted. */
export async function updateRecord(db: DbOrTx, { model, idHash, ...record }: NewRecord): Promise<void> {
  const { lifetime, payload, ...columns } = record;
  await db
    .updateTable('signInRecords')
    .set({ ...columns, payload: JSON.stringify(payload), expiresAt: inSeconds(lifetime) })
    .where('model', '=', model)
    .where('idHash', '=', idHash)
    .execute();
}

/** Stores the successor of a record and consumes the record in one statement. An existing successor is kept. */
export async function insertSuccessor(db: DbOrTx, predecessorHash: string, record: NewRecord): Promise<void> {
  await db
    .with('predecessor', (query) =>
      query
        .updateTable('signInRecords')
        .set({ consumedAt: sql<Date>`coalesce(consumed_at, now())` })
        .where('model', '=', record.model)
        .where('idHash', '=', predecessorHash),
    )
    .insertInto('signInRecords')
    .values(values(record))
    .onConflict((conflict) => conflict.columns(['model', 'idHash']).doNothing())
    .execute();
}

/** True for exactly one of several concurrent callers. */
export async function consumeRecord(db: DbOrTx, model: string, idHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('signInRecords')
    .set({ consumedAt: now })
    .where('model', '=', model)
    .where('idHash', '=', idHash)
    .where('consumedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRecord(db: DbOrTx, model: string, idHash: string): Promise<void> {
  await db.deleteFrom('signInRecords').where('model', '=', model).where('idHash', '=', idHash).execute();
}

export async function deleteRecordsOfGrant(db: DbOrTx, model: string, grantId: string): Promise<void> {
  await db.deleteFrom('signInRecords').where('model', '=', model).where('grantId', '=', grantId).execute();
}

/** Deletes a grant and everything derived from it. */
export async function deleteGrant(db: DbOrTx, grantId: string): Promise<void> {
  await db.deleteFrom('signInRecords').where('grantId', '=', grantId).execute();
}

/** Ends the sign-in of a grant: the grant, its browser's session, and everything else derived from that session. */
export async function deleteSignIn(
  db: DbOrTx,
  { accountId, grantId }: { accountId: string; grantId: string },
): Promise<void> {
  await sql`
    with sessions as (
      delete from sign_in_records where model = 'Session' and account_id = ${accountId} and ${holdsGrant(grantId)}
      returning payload
    )
    delete from sign_in_records where account_id = ${accountId} and (grant_id = ${grantId} or grant_id in (
      select a.value->>'grantId' from sessions, json_each(sessions.payload->'authorizations') a))`.execute(
    db,
  );
}

function holdsGrant(grantId: string) {
  return sql<boolean>`exists (
    select from json_each(payload->'authorizations') a where a.value->>'grantId' = ${grantId})`;
}

/** Ends all records of a user, or all except those of one grant and its session. */
export async function deleteRecordsOfAccount(
  db: DbOrTx,
  accountId: string,
  exceptGrantId?: string,
): Promise<void> {
  await db
    .deleteFrom('signInRecords')
    .where('accountId', '=', accountId)
    .$if(exceptGrantId !== undefined, (rows) =>
      rows.where(sql<boolean>`case when model = 'Session' then not ${holdsGrant(exceptGrantId as string)}
        else grant_id is distinct from ${exceptGrantId} end`),
    )
    .execute();
}

/** Moves the remaining records of a user to the new epoch. */
export async function updateEpoch(db: DbOrTx, accountId: string, epoch: number): Promise<void> {
  await db
    .updateTable('signInRecords')
    .set({ epoch })
    .where('accountId', '=', accountId)
    .where('epoch', 'is not', null)
    .execute();
}

/** Whether the grant exists and its user may still sign in. */
export async function isGrantInForce(db: DbOrTx, grantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('signInRecords')
    .innerJoin('users', 'users.id', 'signInRecords.accountId')
    .select('users.id')
    .where('model', '=', 'Grant')
    .where('grantId', '=', grantId)
    .where('expiresAt', '>', now)
    .where(maySignInPiece('users'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `maximum` records, so that a sweep holds few locks. Returns the number deleted. */
export async function deleteExpiredRecords(db: DbOrTx, at: Date, maximum: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInRecords')
    .where((row) =>
      row(
        row.refTuple('model', 'idHash'),
        'in',
        row
          .selectFrom('signInRecords')
          .select(['model', 'idHash'])
          .where('expiresAt', '<', at)
          .limit(maximum)
          .$asTuple('model', 'idHash'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
