import type { EarningTerms } from '@maru/contract/points/earn.ts';
import type { UseLimits } from '@maru/contract/points/use.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { terminatedAtPiece } from '#server/stores/terminated-at.queries.ts';

/** A row of `point_settings`; a store that never saved one has none. */
export type SettingRecord = EarningTerms &
  UseLimits & {
    version: number;
    validFrom: string;
    validityMonths: number;
    earningCategoryIds: string[];
    nonEarningCategoryIds: string[];
    useStoreIds: string[];
    unusedStoreIds: string[];
  };

/** A setting `s` as JSON. */
export const settingPiece = sql`jsonb_build_object('version', s.version, 'validFrom', s.valid_from, 'rate', s.rate,
  'validityMonths', s.validity_months, 'earningCategoryIds', s.earning_category_ids,
  'nonEarningCategoryIds', s.non_earning_category_ids, 'useStoreIds', s.use_store_ids,
  'unusedStoreIds', s.unused_store_ids, 'leastUse', s.least_use, 'useStep', s.use_step)`;

/** The setting in force at a time. */
export async function findSetting(db: DbOrTx, storeId: string, at: Date): Promise<SettingRecord | undefined> {
  const { rows } = await sql<{ setting: SettingRecord }>`${prepared} select ${settingPiece} as setting
    from point_settings s where s.store_id = ${storeId} and s.valid_from <= ${at}
    order by s.version desc limit 1`.execute(db);
  return rows[0]?.setting;
}

/** What decides whether a store takes orders. */
export async function findStoreStatus(db: DbOrTx, storeId: string) {
  const { rows } = await sql<{ applicationStatus: ApplicationStatus; terminatedAt: Date | null }>`
    select s.application_status, ${terminatedAtPiece} as terminated_at from stores s
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

export async function openAccountRow(tx: Tx, storeId: string, customerId: string): Promise<void> {
  await sql`insert into point_accounts (store_id, customer_id) values (${storeId}, ${customerId})
    on conflict do nothing`.execute(tx);
}

/** Locks an account. Returns whether there is one. */
export async function lockAccountRow(tx: Tx, storeId: string, customerId: string): Promise<boolean> {
  const { rows } = await sql`${prepared} select customer_id from point_accounts
    where store_id = ${storeId} and customer_id = ${customerId} for update`.execute(tx);
  return rows.length > 0;
}

/** The unexpired points of an account `p`. The stored balance includes expired points until their expiry is booked. */
export const unexpiredPiece = (
  at: Date,
) => sql`p.balance - coalesce((select sum(l.remaining) from point_lots l
  where l.store_id = p.store_id and l.customer_id = p.customer_id and l.remaining > 0 and l.expires_at <= ${at}),
  0)::bigint`;

/** How many points of an entry `e` can still be undone: those that were neither undone nor booked as expired. */
export const undoablePiece = sql`(abs(e.amount) - coalesce((select sum(abs(r.amount) + r.debt) from point_entries r
    where r.store_id = e.store_id and r.reverses_id = e.id), 0)::bigint
  + coalesce((select sum(x.amount) from point_lots l
    join point_allocations x on x.store_id = l.store_id and x.lot_id = l.id
    join point_entries y on y.store_id = x.store_id and y.id = x.entry_id and y.kind = 'EXPIRE'
    where l.store_id = e.store_id and l.entry_id = e.id), 0)::bigint)`;

/** The customer and the points of an order `o`, as JSON; null without a customer. */
export const pointsOfOrderPiece = (at: Date) => sql`case when o.customer_id is not null then (
  select jsonb_build_object(
    'customer', jsonb_build_object('id', c.id, 'name', c.name, 'phoneLast4', c.phone_last4),
    'balance', coalesce((select ${unexpiredPiece(at)} from point_accounts p
      where p.store_id = c.store_id and p.customer_id = c.id), 0),
    'entries', coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'amount', e.amount, 'debt', e.debt)
        order by e.at, e.seq) from point_entries e
      where e.store_id = o.store_id and e.order_id = o.id), '[]'::jsonb),
    'elsewhere', coalesce((select jsonb_agg(jsonb_build_object('storeId', e.store_id, 'store', s.name,
        'customerId', coalesce(x.merged_into, x.id),
        'amount', 0 - e.amount, 'at', e.at) order by e.at, e.id)
      from point_entries e join stores s on s.id = e.store_id
      join customers x on x.store_id = e.store_id and x.id = e.customer_id
      where e.in_store_id = o.store_id and e.in_order_id = o.id), '[]'::jsonb),
    'terms', (select ${settingPiece} from point_settings s where s.store_id = o.store_id
      order by s.version desc limit 1),
    'termsAtEarning', (select ${settingPiece} from point_entries e
      join point_settings s on s.store_id = e.store_id and s.version = e.setting_version
      where e.store_id = o.store_id and e.order_id = o.id and e.kind = 'EARN'
      order by e.at desc, e.seq desc limit 1),
    'standing', coalesce((select sum(${undoablePiece} - coalesce((select sum(l.remaining) from point_lots l
        where l.store_id = e.store_id and l.entry_id = e.id and l.expires_at <= ${at}), 0)) from point_entries e
      where e.store_id = o.store_id and e.order_id = o.id and e.kind = 'EARN'), 0)::bigint)
  from customers named
  join customers c on c.store_id = named.store_id and c.id = coalesce(named.merged_into, named.id)
  where named.store_id = o.store_id and named.id = o.customer_id) end`;
