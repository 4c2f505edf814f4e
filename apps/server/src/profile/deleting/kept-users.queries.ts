import type { KeptGround } from '@maru/contract/profile/kept-for.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { KeptKey } from './kept-record.ts';

export type KeptUser = {
  userId: string;
  ground: KeptGround;
  sealed: Buffer;
  keptAt: Date;
  destroyOn: string;
};

export async function insertKeptUser(tx: Tx, kept: KeptUser): Promise<void> {
  await tx.insertInto('keptUsers').values(kept).execute();
}

/** Destroys the kept data whose day of destruction is this day or earlier. */
export async function destroyKeptUntil(db: Db, day: string): Promise<void> {
  await db.deleteFrom('keptUsers').where('destroyOn', '<=', day).execute();
}

/** The grounds on which data of a user would be kept. */
export async function listGrounds(db: DbOrTx, userId: string): Promise<KeptGround[]> {
  const { rows } = await sql<{ ground: KeptGround }>`
    select 'CONTRACT' as ground where exists (select from terms_consents where user_id = ${userId})
    union all
    select 'SIGN_IN_LOG' where exists (select from sign_in_sessions where user_id = ${userId})`.execute(db);
  return rows.map(({ ground }) => ground);
}

export type SealedRecord = KeptKey & { sealed: Buffer };

/** The next records after this key, in the order of user and ground. */
export async function listKeptToSeal(
  db: Db,
  { userId, ground }: { userId: string; ground: string },
): Promise<SealedRecord[]> {
  const { rows } = await sql<SealedRecord>`
    select user_id, ground, sealed from kept_users where (user_id, ground) > (${userId}::uuid, ${ground})
    order by user_id, ground limit 500`.execute(db);
  return rows;
}

/** Stores the resealed data, unless it was destroyed or resealed meanwhile. */
export async function updateSealed(db: Db, { userId, ground, sealed }: SealedRecord, resealed: Buffer) {
  await sql`update kept_users set sealed = ${resealed}
    where user_id = ${userId} and ground = ${ground} and sealed = ${sealed}`.execute(db);
}
