import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { NewOutcome, Outcome } from '#server/messaging/outcome-of.ts';
import { newOutcomePiece } from '#server/messaging/outcomes.queries.ts';

type Posted = { storeId: string; userId: string; kind: SummaryKind; from: string; to: string };

/** Whether this member got, or will get, the message about this period. */
export async function wasPosted(db: DbOrTx, { storeId, userId, kind, from }: Posted): Promise<boolean> {
  const row = await db
    .selectFrom('revenueMessages')
    .select('id')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('periodFrom', '=', from)
    .where('outcome', '<>', 'EXPIRED')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a posted message. There is one per member, kind and period; a second one is recorded only if the first has
 * expired.
 */
export async function insertPosted(
  tx: Tx,
  { messageId, at, from, to, ...posted }: Posted & { messageId: string; at: Date },
): Promise<void> {
  const message = { messageId, postedAt: at, outcome: 'QUEUED', settledAt: null };
  await tx
    .insertInto('revenueMessages')
    .values({ id: newId(), periodFrom: from, periodTo: to, ...posted, ...message })
    .onConflict((conflict) =>
      conflict
        .constraint('revenue_messages__once')
        .doUpdateSet(message)
        .where('revenueMessages.outcome', '=', 'EXPIRED'),
    )
    .returning('id')
    // If another instance posted it, this throws, which undoes the transaction with the message in it.
    .executeTakeFirstOrThrow();
}

export type Unsettled = {
  storeId: string;
  id: string;
  messageId: string;
  at: Date;
  outcome: Outcome;
};

/** Messages whose outcome may still change, oldest first; after `last`, if given. */
export async function listUnsettled(
  db: Db,
  last: Unsettled | undefined,
  limit: number,
): Promise<Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    select store_id, id, message_id, posted_at as at, outcome from revenue_messages
    where settled_at is null
      and (${last === undefined} or (posted_at, id) > (${last?.at ?? null}::timestamptz, ${last?.id ?? null}::uuid))
    order by posted_at, id limit ${limit}`.execute(db);
  return rows;
}

export async function updateOutcome(db: DbOrTx, message: Unsettled & NewOutcome): Promise<void> {
  await sql`update revenue_messages ${newOutcomePiece(message)}`.execute(db);
}

/** Newest first, with the names of the recipients. */
export async function listPosted(db: DbOrTx, storeId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom('revenueMessages as message')
    .innerJoin('users', 'users.id', 'message.userId')
    .select(['message.id', 'users.name', 'kind', 'periodFrom', 'periodTo', 'postedAt', 'outcome'])
    .select(['messageId', 'settledAt'])
    .where('message.storeId', '=', storeId)
    .orderBy('postedAt', 'desc')
    .orderBy('message.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countPosted(db: DbOrTx, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('revenueMessages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('storeId', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}
