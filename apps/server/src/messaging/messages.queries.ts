import { type Selectable, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.gen.ts';

export type Channel = 'MAIL' | 'SMS' | 'KAKAO';
export type TakenMessage = Pick<Selectable<DB['messages']>, 'id' | 'attempts' | 'usefulUntil'> & {
  channel: Channel;
  recipient: string;
  sealed: Buffer;
};

type NewMessage = {
  id: string;
  channel: Channel;
  kind: string;
  recipient: string;
  sealed: Buffer;
  usefulUntil: Date | null;
  turnOf: string | null;
  fallbackOf: string | null;
};

export async function insertMessage(tx: Tx, message: NewMessage) {
  await tx.insertInto('messages').values(message).execute();
}

/** Whose turn it takes to send a message; null where nobody's. */
export async function findTurnOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('messages').select('turnOf').where('id', '=', id).executeTakeFirst();
  return row?.turnOf ?? null;
}

/** One statement: of two workers one gets it, and nobody else while that one has `seconds` to send it. */
export async function takeMessage(db: Db, id: string, seconds: number): Promise<TakenMessage | undefined> {
  const taken = await db
    .updateTable('messages')
    .set({ attempts: sql<number>`attempts + 1`, nextAttemptAt: inSeconds(seconds) })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    // Not now(), which is when this transaction began: another may have taken it since.
    .where('nextAttemptAt', '<=', sql<Date>`clock_timestamp()`)
    .returning(['id', 'channel', 'recipient', 'sealed', 'attempts', 'usefulUntil'])
    .executeTakeFirst();
  return taken as TakenMessage | undefined;
}

/**
 * It is over, one way or the other: nobody needs to know later who was told what. A text in place of a Kakao message
 * settles that one too.
 */
export async function settleMessage(
  db: Db,
  {
    id,
    ...outcome
  }: {
    id: string;
    status: 'SENT' | 'FAILED';
    provider: string;
    providerMessageId: string | null;
    lastError: string | null;
  },
) {
  const fallbackStatus = outcome.status === 'SENT' ? 'FALLBACK_SENT' : 'FALLBACK_FAILED';
  await db
    .with('settled', (query) =>
      query
        .updateTable('messages')
        .set({ ...outcome, ...blanked })
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .returning('fallbackOf'),
    )
    .updateTable('messages')
    .set({ status: fallbackStatus })
    .where('id', 'in', (query) => query.selectFrom('settled').select('fallbackOf'))
    .where('status', '=', 'FAILED')
    .execute();
}

export async function postponeMessage(
  tx: Tx,
  { id, seconds, lastError }: { id: string; seconds: number; lastError: string },
) {
  await tx
    .updateTable('messages')
    .set({ nextAttemptAt: inSeconds(seconds), lastError })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .execute();
}

/** Those whose time has passed by `seconds`: whoever had them is gone. */
export async function listOverdue(db: Db, seconds: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('status', '=', 'QUEUED')
    .where('nextAttemptAt', '<', inSeconds(-seconds))
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSettled(db: DbOrTx, days: number) {
  await db
    .deleteFrom('messages')
    .where('status', '<>', 'QUEUED')
    .where('settledAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** The message, and where it has one, the text that leaves in its place. */
export async function findStatuses(db: DbOrTx, id: string) {
  return db
    .selectFrom('messages as message')
    .leftJoin('messages as text', 'text.fallbackOf', 'message.id')
    .select(['message.status', 'text.status as textStatus'])
    .where('message.id', '=', id)
    .executeTakeFirst();
}

/** What stays of a message that is over. */
export const blanked = {
  recipient: null,
  sealed: null,
  turnOf: null,
  settledAt: sql<Date>`now()`,
  nextLookAt: null,
} as const;

export function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
