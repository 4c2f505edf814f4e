import type { PointMessageKind, TemplatePurpose } from '@maru/contract/points/point-messages.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { findChangeOfRow, lockSettingRow } from '#server/db/setting-rows.ts';
import type { LastChange } from '#server/http/refusal.ts';

export type Templates = Record<TemplatePurpose, string | null>;
export type MessageSetting = {
  kinds: PointMessageKind[];
  channelId: string | null;
  templates: Templates;
  version: number;
};

const noTemplates: Templates = { EARNED: null, USED: null, CANCELLED: null, EXPIRING: null };

/** Undefined for a store that never saved one: it sends its customers no messages. */
export async function findMessageSetting(db: DbOrTx, storeId: string): Promise<MessageSetting> {
  const row = await db
    .selectFrom('pointMessageSettings')
    .select(['kinds', 'channelId', 'templates', 'version'])
    .where('storeId', '=', storeId)
    .executeTakeFirst();
  if (!row) return { kinds: [], channelId: null, templates: noTemplates, version: 1 };
  const templates = { ...noTemplates, ...(row.templates as Partial<Templates>) };
  return { ...row, kinds: row.kinds as PointMessageKind[], templates };
}

export function lockMessageSetting(tx: Tx, storeId: string): Promise<void> {
  return lockSettingRow(tx, 'point_message_settings', storeId);
}

export function findLastChange(tx: Tx, storeId: string): Promise<LastChange> {
  return findChangeOfRow(tx, 'point_message_settings', storeId);
}

/** Saves the setting. Today's notices are computed again, because a kind may have been switched on. */
export async function saveMessageSetting(
  tx: Tx,
  storeId: string,
  { kinds, channelId, templates, by, at }: Omit<MessageSetting, 'version'> & { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('pointMessageSettings')
    .set({
      kinds,
      channelId,
      templates: JSON.stringify(templates),
      updatedBy: by,
      updatedAt: at,
      noticedOn: null,
    })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

/** Records that the notices of this day are written, unless the setting has changed since it was read. */
export async function setNoticedOn(
  db: DbOrTx,
  { storeId, version, day }: { storeId: string; version: number; day: string },
): Promise<void> {
  await db
    .updateTable('pointMessageSettings')
    .set({ noticedOn: day })
    .where('storeId', '=', storeId)
    .where('version', '=', version)
    .execute();
}

/** Ids of the channels that an admin connected with the store. */
export async function listConnected(db: DbOrTx, storeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('storeMessageChannels')
    .select('channelId')
    .where('storeId', '=', storeId)
    .orderBy('channelId')
    .execute();
  return rows.map(({ channelId }) => channelId);
}

export async function connectChannel(
  tx: Tx,
  { storeId, channelId, by, at }: { storeId: string; channelId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('storeMessageChannels')
    .values({ storeId, channelId, connectedAt: at, connectedBy: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Period = { from: string; to: string };

/** Orders of a period that moved points, by the kind of message that their customers would have got. */
export async function countOrderMessages(db: DbOrTx, storeId: string, { from, to }: Period) {
  const { rows } = await sql<Record<'EARN' | 'USE' | 'CANCEL', number>>`
    select count(*) filter (where did_earn and not did_use)::integer as "EARN",
      count(*) filter (where did_use)::integer as "USE", count(*) filter (where did_cancel)::integer as "CANCEL"
    from (
      select bool_or(kind = 'EARN') as did_earn, bool_or(kind = 'USE') as did_use,
        bool_or(kind in ('GIVE_BACK', 'TAKE_BACK')) as did_cancel
      from point_entries where store_id = ${storeId} and event_date between ${from}::date and ${to}::date
        and order_id is not null and kind in ('EARN', 'USE', 'GIVE_BACK', 'TAKE_BACK')
      group by order_id
    ) o`.execute(db);
  return rows[0] ?? { EARN: 0, USE: 0, CANCEL: 0 };
}

/** Customers with points from purchases that expire between two times. */
export async function countExpiring(
  db: DbOrTx,
  storeId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.customer_id)::integer as count from point_lots l
    join point_entries e on e.store_id = l.store_id and e.id = l.entry_id
    where l.store_id = ${storeId} and l.remaining > 0 and l.expires_at > ${from} and l.expires_at <= ${until}
      and e.order_id is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
