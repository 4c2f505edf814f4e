import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { PointAccount, Standing } from './point-records.ts';
import { type SettingRecord, settingPiece, undoablePiece } from './points.queries.ts';

type ReadAccount = Pick<PointAccount, 'seq' | 'balance' | 'debt' | 'visits' | 'lastVisitAt' | 'lots'> & {
  /** The customer into whom this one was merged meanwhile. */
  mergedInto: string | null;
  /** The customer's data were deleted. */
  isDeleted: boolean;
  dayStart: number | null;
  setting: SettingRecord | null;
  /**
   * The setting by which the latest earning among the `Undoable` entries was earned, and the expiry of its lot. Also
   * set if that earning is already undone.
   */
  settingThen: SettingRecord | null;
  expiryThen: string | null;
  standing: Standing[];
  /** The messages about points that the store sends. */
  told: PointMessageKind[];
};

/** Which entries may be undone: those of an order, of an order of another store, or one made by hand. */
export type Undoable = { orderId: string } | { inStoreId: string; inOrderId: string } | { entryId: string };

function entriesOf(of: Undoable): RawBuilder<unknown> {
  if ('orderId' in of) return sql`e.order_id = ${of.orderId}::uuid`;
  if ('entryId' in of) return sql`e.id = ${of.entryId}::uuid`;
  return sql`e.in_store_id = ${of.inStoreId}::uuid and e.in_order_id = ${of.inOrderId}::uuid`;
}

type AccountKey = { storeId: string; customerId: string };
type Reading = AccountKey & {
  of: Undoable | undefined;
  at: Date;
  /** How many points may be taken; null for all. */
  most: number | null;
};

/** Parts of the statement that find the entries that may be undone, and the lots from which they took points. */
function undoing({ storeId, customerId }: AccountKey, of: Undoable) {
  const found = sql`undoable as (
      select e.id, e.kind, e.actor, e.at, e.request_id, e.setting_version,
        ${undoablePiece} as amount
      from point_entries e
      where e.store_id = ${storeId} and ${entriesOf(of)}
        and e.kind in ('EARN', 'USE')
        -- The order may have named another customer before.
        and e.customer_id in (select c.id from customers c
          where c.store_id = ${storeId} and (c.id = ${customerId} or c.merged_into = ${customerId}))
    ), taken as (
      select u.id as entry_id, a.lot_id, 0 - sum(a.amount)::bigint as amount
      from undoable u
      join point_entries m on m.store_id = ${storeId} and (m.id = u.id or m.reverses_id = u.id)
      join point_allocations a on a.store_id = m.store_id and a.entry_id = m.id
      where u.kind = 'USE'
      group by u.id, a.lot_id
    ),`;
  const lots = sql`union select lot_id from taken where amount > 0
      union select l.id from undoable u
        join point_lots l on l.store_id = ${storeId} and l.entry_id = u.id
        where u.kind = 'EARN' and u.amount > 0`;
  const lastEarn = sql`from undoable u where u.kind = 'EARN' order by u.at desc, u.id desc limit 1`;
  const columns = sql`(select ${settingPiece} from point_settings s where s.store_id = p.store_id
        and s.version = (select u.setting_version ${lastEarn})) as setting_then,
      (select l.expires_at::text from point_lots l where l.store_id = p.store_id
        and l.entry_id = (select u.id ${lastEarn})) as expiry_then,
      coalesce((select jsonb_agg(jsonb_build_object('entryId', u.id, 'kind', u.kind, 'actor', u.actor,
          'amount', u.amount, 'settingVersion', u.setting_version, 'at', u.at, 'requestId', u.request_id, 'lots',
          coalesce((select jsonb_agg(jsonb_build_object('lotId', t.lot_id, 'amount', t.amount)
              order by l.expires_at, l.id)
            from taken t join point_lots l on l.store_id = p.store_id and l.id = t.lot_id
            where t.entry_id = u.id and t.amount > 0), '[]'::jsonb)) order by u.at, u.id)
        from undoable u where u.amount > 0), '[]'::jsonb) as standing`;
  return { found, lots, columns };
}

const nothingToUndo = {
  found: sql``,
  lots: sql``,
  columns: sql`null::jsonb as setting_then, null::text as expiry_then, '[]'::jsonb as standing`,
};

/**
 * Reads everything that a movement of a locked account needs. A customer may have many lots: it reads only those that
 * have expired, those that taking `most` points would reach, and those of the entries that may be undone.
 */
export async function readAccount(tx: Tx, { of, at, most, ...account }: Reading): Promise<ReadAccount> {
  const { storeId, customerId } = account;
  const undo = of ? undoing(account, of) : nothingToUndo;
  const { rows } = await sql<ReadAccount>`${prepared}
    with ${undo.found} needed as (
      select id from point_lots where store_id = ${storeId} and customer_id = ${customerId} and remaining > 0
        and expires_at <= ${at}
      union select id from (
        select id, sum(remaining) over (order by expires_at, id) - remaining as sooner from point_lots
        where store_id = ${storeId} and customer_id = ${customerId} and remaining > 0 and expires_at > ${at}
          and coalesce(${most}::bigint, 1) > 0
      ) l where ${most}::bigint is null or sooner < ${most}::bigint
      ${undo.lots}
    )
    select p.balance, p.debt, p.visits, p.last_visit_at::text, c.merged_into, c.deleted_at is not null as is_deleted,
      coalesce((select max(seq) from point_entries e
        where e.store_id = p.store_id and e.customer_id = p.customer_id), 0) as seq,
      (select day_start from store_day_starts d where d.store_id = p.store_id and d.valid_from <= ${at}
        order by valid_from desc limit 1) as day_start,
      (select ${settingPiece} from point_settings s where s.store_id = p.store_id and s.valid_from <= ${at}
        order by s.version desc limit 1) as setting,
      ${undo.columns},
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'entryId', l.entry_id, 'earned', l.earned,
          'remaining', l.remaining, 'expiresAt', l.expires_at)) from point_lots l
        where l.store_id = p.store_id and l.customer_id = p.customer_id and l.id in (select id from needed)),
        '[]'::jsonb) as lots,
      coalesce((select kinds from point_message_settings t where t.store_id = p.store_id), '{}') as told
    from point_accounts p join customers c on c.store_id = p.store_id and c.id = p.customer_id
    where p.store_id = ${storeId} and p.customer_id = ${customerId}`.execute(tx);
  return rows[0] as ReadAccount;
}
