import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { insertedJobPiece } from '#server/jobs/jobs.queries.ts';
import type { NewOutcome, Outcome } from '#server/messaging/outcome-of.ts';
import { newOutcomePiece } from '#server/messaging/outcomes.queries.ts';

export const sendPointMessageTask = 'send-point-message';

export type NotSentReason = 'NO_CONSENT' | 'NO_CUSTOMER' | 'SWITCHED_OFF' | 'NOTHING_LEFT' | 'STORE_CLOSED';
export type PointMessageOutcome = Outcome | 'WAITING' | 'NOT_SENT';

/** The points that an order moved, as the customer is told. */
export type MovedByOrder = {
  kind: 'EARN' | 'USE' | 'CANCEL';
  used: number;
  earned: number;
  returned: number;
  revoked: number;
};

export type OrderMessage = MovedByOrder & { storeId: string; customerId: string; orderId: string; at: Date };

/** Part of a statement that writes points: the message of an order with the job that posts it. */
export function orderMessagePiece(message: OrderMessage): RawBuilder<unknown> {
  const { storeId, customerId, orderId, kind, used, earned, returned, revoked, at } = message;
  const id = newId();
  const job = insertedJobPiece({ task: sendPointMessageTask, payload: { storeId, id } });
  return sql`message_job as (${job}), message as (
      insert into point_messages (store_id, id, customer_id, kind, order_id, used, earned, returned, revoked, at)
      values (${storeId}, ${id}, ${customerId}, ${kind}, ${orderId}, ${used}::bigint, ${earned}::bigint,
        ${returned}::bigint, ${revoked}::bigint, ${at}::timestamptz)
    )`;
}

export type ExpiryMessage = {
  storeId: string;
  id: string;
  customerId: string;
  kind: PointMessageKind;
  at: Date;
};

/** The message of a notice before expiry; its lots are in `point_notices`. */
export async function insertExpiryMessages(tx: Tx, messages: readonly ExpiryMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('pointMessages')
    .values([...messages])
    .execute();
}

export type PostedState = { messageId: string; outcome: 'QUEUED' };
export type EndedState = { outcome: 'NOT_SENT' | 'EXPIRED'; reason: NotSentReason | null; settledAt: Date };

/** Records that a waiting message was posted or has ended. */
export async function updatePointMessage(
  tx: Tx,
  { storeId, id }: { storeId: string; id: string },
  state: PostedState | EndedState,
): Promise<void> {
  await tx
    .updateTable('pointMessages')
    .set(state)
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export type Unsettled = {
  storeId: string;
  id: string;
  kind: PointMessageKind;
  messageId: string;
  at: Date;
  outcome: PointMessageOutcome;
};

/** Posted messages whose outcome may still change, oldest first; after `last`, if given. */
export async function listUnsettled(
  db: Db,
  last: Unsettled | undefined,
  limit: number,
): Promise<Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    select store_id, id, kind, message_id, at, outcome from point_messages
    where settled_at is null and message_id is not null
      and (${last === undefined} or (at, id) > (${last?.at ?? null}::timestamptz, ${last?.id ?? null}::uuid))
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

export async function updateOutcome(db: DbOrTx, message: Unsettled & NewOutcome): Promise<void> {
  await sql`update point_messages ${newOutcomePiece(message)}`.execute(db);
}

/** Makes a posted message wait again. */
export async function updateToWaiting(tx: Tx, { storeId, id, messageId }: Unsettled): Promise<void> {
  await tx
    .updateTable('pointMessages')
    .set({ messageId: null, outcome: 'WAITING', settledAt: null })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('messageId', '=', messageId)
    .execute();
}

/** Messages that have been waiting since before `before`, because their job fails. */
export async function listForgotten(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('pointMessages')
    .select(['storeId', 'id', 'kind'])
    .where('settledAt', 'is', null)
    .where('messageId', 'is', null)
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function listMessages(db: DbOrTx, storeId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom('pointMessages as message')
    .innerJoin('customers as named', (join) =>
      join.onRef('named.storeId', '=', 'message.storeId').onRef('named.id', '=', 'message.customerId'),
    )
    .innerJoin('customers as customer', (join) =>
      join
        .onRef('customer.storeId', '=', 'named.storeId')
        .on(sql<boolean>`customer.id = coalesce(named.merged_into, named.id)`),
    )
    .select(['message.id', 'kind', 'orderId', 'customer.phoneLast4', 'at', 'outcome', 'reason', 'messageId'])
    .select('settledAt')
    .where('message.storeId', '=', storeId)
    .orderBy('at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countMessages(db: DbOrTx, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pointMessages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('storeId', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}
