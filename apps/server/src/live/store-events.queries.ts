import type { StoreEvent, StoreEventType } from '@maru/contract/live/store-events.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';

/** Every store gets its counter row when it is created. */
export async function insertEventCounter(tx: Tx, storeId: string) {
  await tx.insertInto('storeEventCounters').values({ storeId }).execute();
}

export type NewStoreEvent = {
  storeId: string;
  type: StoreEventType;
  ids: string[];
  version: number;
  at: Date;
};

/**
 * An event as part of another statement: two CTEs, `counter` and `event`. Locks the store's counter row until commit,
 * so that events commit in the order of `seq`.
 */
export function eventPiece({ storeId, type, ids, version, at }: NewStoreEvent) {
  return sql`counter as (
      update store_event_counters set seq = seq + 1 where store_id = ${storeId} returning seq
    ), event as (
      insert into store_events (store_id, seq, type, ids, version, at)
      select ${storeId}, seq, ${type}, ${ids}::uuid[], ${version}, ${at} from counter returning seq
    )`;
}

export async function insertEvent(tx: Tx, event: NewStoreEvent) {
  await sql`with ${eventPiece(event)} select seq from event`.execute(tx);
}

/**
 * Writes the event for the next `most` stores after `after`, in the order of their ids. Returns their ids in that
 * order.
 */
export async function insertEventForStores(
  tx: Tx,
  { type, ids, version, at }: Omit<NewStoreEvent, 'storeId'>,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`
    with next as (
      select store_id from store_event_counters where ${after}::uuid is null or store_id > ${after}::uuid
      order by store_id limit ${most} for update
    ), counter as (
      update store_event_counters c set seq = seq + 1 from next where c.store_id = next.store_id
      returning c.store_id, c.seq
    ), event as (
      insert into store_events (store_id, seq, type, ids, version, at)
      select store_id, seq, ${type}, ${ids}::uuid[], ${version}, ${at} from counter returning store_id
    )
    select store_id from event order by store_id`.execute(tx);
  return rows.map(({ storeId }) => storeId);
}

/** All events in order, because a resuming stream must not miss one. Events are kept for a day. */
export async function listEventsAfter(db: Db, storeId: string, seq: number): Promise<StoreEvent[]> {
  const rows = await db
    .selectFrom('storeEvents')
    .select(['seq', 'type', 'ids', 'version'])
    .where('storeId', '=', storeId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as StoreEventType }));
}

/** The last `seq` of each of these stores. */
export async function listLastSeqs(db: Db, storeIds: readonly string[]) {
  return db
    .selectFrom('storeEventCounters')
    .select(['storeId', 'seq'])
    .where('storeId', 'in', storeIds)
    .execute();
}

/** A page that was away for longer than events are kept reads everything anyway. */
export async function deleteEventsBefore(db: Db, before: Date) {
  await db.deleteFrom('storeEvents').where('at', '<', before).execute();
}
