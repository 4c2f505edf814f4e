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

/**
 * The user, store or network that causes a message, or null. A process sends at most two messages of one key at the
 * same time.
 */
export async function findConcurrencyKey(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('messages').select('turnOf').where('id', '=', id).executeTakeFirst();
  return row?.turnOf ?? null;
}

/** Claims a message for `seconds` in one statement, so that only one worker sends it. */
export async function takeMessage(db: Db, id: string, seconds: number): Promise<TakenMessage | undefined> {
  const taken = await db
    .updateTable('messages')
    .set({ attempts: sql<number>`attempts + 1`, nextAttemptAt: inSeconds(seconds) })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    // Not now(), which is the start of the transaction: another worker may have claimed the message since.
    .where('nextAttemptAt', '<=', sql<Date>`clock_timestamp()`)
    .returning(['id', 'channel', 'recipient', 'sealed', 'attempts', 'usefulUntil'])
    .executeTakeFirst();
  return taken as TakenMessage | undefined;
}

/** Settles a message and blanks its recipient and content. A fallback text also settles its Kakao message. */
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
        .set({ ...outcome, ...erasedColumns })
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
  { id, seconds, attempts, lastError }: { id: string; seconds: number; attempts: number; lastError: string },
) {
  await tx
    .updateTable('messages')
    .set({ nextAttemptAt: inSeconds(seconds), attempts, lastError })
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .execute();
}

/** Messages that are overdue by `seconds`, because their worker died. */
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

export type Statuses = Awaited<ReturnType<typeof listStatuses>>[number];

/** The status of messages and, where there is one, of their fallback text. */
export async function listStatuses(db: DbOrTx, ids: readonly string[]) {
  return db
    .selectFrom('messages as message')
    .leftJoin('messages as text', 'text.fallbackOf', 'message.id')
    .select([
      'message.id',
      'message.status',
      'message.lastError',
      'text.status as textStatus',
      'text.lastError as textError',
    ])
    .where('message.id', 'in', [...ids])
    .execute();
}

/** Cancels the unsent mails to an address: only those of these kinds (`in`), or all others (`not in`). */
export async function cancelMailsTo(
  tx: Tx,
  address: string,
  [whether, kinds]: readonly ['in' | 'not in', readonly string[]],
): Promise<void> {
  await cancelling(tx)
    .where('channel', '=', 'MAIL')
    .where('recipient', '=', address)
    .where('kind', whether, [...kinds])
    .execute();
}

/**
 * Cancels the messages among these that were not sent yet. A message that a dealer already has is no longer
 * replaced by a text.
 */
export async function cancelByIds(tx: Tx, ids: readonly string[]): Promise<void> {
  await cancelling(tx)
    .where('id', 'in', [...ids])
    .execute();
  await tx
    .updateTable('messages')
    .set(erasedColumns)
    .where('id', 'in', [...ids])
    .where('channel', '=', 'KAKAO')
    .where('status', '=', 'SENT')
    .execute();
  // Last, so that it also finds a text that was posted while the statements above waited.
  await cancelling(tx)
    .where('fallbackOf', 'in', [...ids])
    .execute();
}

function cancelling(tx: Tx) {
  return tx
    .updateTable('messages')
    .set({ status: 'CANCELLED', ...erasedColumns })
    .where('status', '=', 'QUEUED');
}

/** Values that settle a message and erase its personal columns. */
export const erasedColumns = {
  recipient: null,
  sealed: null,
  turnOf: null,
  settledAt: sql<Date>`now()`,
  nextLookAt: null,
} as const;

export function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
