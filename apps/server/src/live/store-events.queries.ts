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

/** A page that was away for longer reads everything anyway. */
export async function deleteEventsBefore(db: Db, before: Date) {
  await db.deleteFrom('storeEvents').where('at', '<', before).execute();
}
