import type { ExpiryNoticeKind } from '@maru/contract/points/point-messages.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { asJsonRecords } from '#server/db/records.ts';
import type { ExpiringLot } from './notices-due.ts';

export type NoticingStore = {
  storeId: string;
  kinds: ExpiryNoticeKind[];
  version: number;
  dayStart: number | null;
};

/** Stores whose notices of this day are not all written. */
export async function listNoticingStores(db: Db, { today, at }: { today: string; at: Date }) {
  const { rows } = await sql<NoticingStore>`
    select t.store_id, t.kinds, t.version, (select day_start from store_day_starts d
      where d.store_id = t.store_id and d.valid_from <= ${at} order by valid_from desc limit 1) as day_start
    from point_message_settings t join stores s on s.id = t.store_id
    where t.kinds && array['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS']
      and (t.noticed_on is null or t.noticed_on < ${today}::date) and s.application_status = 'APPROVED'
    order by t.store_id`.execute(db);
  return rows;
}

export type CustomerLots = { customerId: string; lots: ExpiringLot[] };

type JsonLot = { id: string; expiresAt: string; earnedAt: string; told: ExpiryNoticeKind[] };

/** Customers after `after` with lots from purchases that expire between two times, each with all such lots. */
export async function listCustomersWithLots(
  db: DbOrTx,
  asked: { storeId: string; from: Date; until: Date; after: string | null; most: number },
): Promise<CustomerLots[]> {
  const { storeId, from, until, after, most } = asked;
  const { rows } = await sql<{ customerId: string; lots: JsonLot[] }>`
    with found as (
      select distinct customer_id from point_lots
      where store_id = ${storeId} and remaining > 0 and expires_at > ${from} and expires_at <= ${until}
        and (${after}::uuid is null or customer_id > ${after}::uuid)
      order by customer_id limit ${most}
    )
    select f.customer_id, coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'expiresAt', l.expires_at, 'earnedAt', e.at, 'told', coalesce((select jsonb_agg(n.kind)
          from point_notices n where n.store_id = l.store_id and n.lot_id = l.id and n.expires_at = l.expires_at),
          '[]'::jsonb)) order by l.expires_at, l.id) filter (where e.order_id is not null), '[]'::jsonb) as lots
    from found f
    join point_lots l on l.store_id = ${storeId} and l.customer_id = f.customer_id and l.remaining > 0
      and l.expires_at > ${from} and l.expires_at <= ${until}
    join point_entries e on e.store_id = l.store_id and e.id = l.entry_id
    group by f.customer_id order by f.customer_id`.execute(db);
  return rows.map(({ customerId, lots }) => ({
    customerId,
    lots: lots.map(({ id, told, ...times }) => ({
      ...{ id, told, expiresAt: new Date(times.expiresAt), earnedAt: new Date(times.earnedAt) },
    })),
  }));
}

export type NewNotice = {
  storeId: string;
  lotId: string;
  kind: ExpiryNoticeKind;
  expiresAt: string;
  messageId: string;
};

/**
 * Writes notices that do not exist yet, always in the same order against deadlocks. Returns the ids of their messages.
 */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<Set<string>> {
  const { rows } = await sql<{ messageId: string }>`
    insert into point_notices (store_id, lot_id, kind, expires_at, message_id)
    select store_id, lot_id, kind, expires_at, message_id
    from jsonb_populate_recordset(null::point_notices, ${asJsonRecords(notices)}::jsonb)
    order by store_id, lot_id, kind, expires_at
    on conflict do nothing returning message_id`.execute(tx);
  return new Set(rows.map(({ messageId }) => messageId));
}

/** Deletes notices, so that they may be written again on a later day. */
export async function deleteNotices(tx: Tx, { storeId, id }: { storeId: string; id: string }): Promise<void> {
  await tx.deleteFrom('pointNotices').where('storeId', '=', storeId).where('messageId', '=', id).execute();
}
