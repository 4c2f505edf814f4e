import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listPointSettings as wire } from '@maru/contract/points/point-messages.endpoints.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

type Listed = OutputOf<typeof wire>;
type Asked = { search: string; offset: number; limit: number };
type View = 'STORES' | 'CHANNELS' | 'TEMPLATES';

const sources = {
  STORES: sql`stores s`,
  CHANNELS: sql`message_channels c`,
  TEMPLATES: sql`message_templates t`,
} as const;

/** Whether a row of a view has the typed text in one of its names. */
function matches(view: View, search: string): RawBuilder<SqlBool> {
  if (search === '') return sql`true`;
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  if (view === 'STORES')
    return sql`(s.name ilike ${like} or replace(s.business_number, '-', '') ilike ${like.replaceAll('-', '')})`;
  if (view === 'CHANNELS') return sql`(c.name ilike ${like} or c.id ilike ${like})`;
  return sql`(t.name ilike ${like} or t.code ilike ${like})`;
}

export async function countOfView(db: DbOrTx, view: View, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sources[view]} where ${matches(view, search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Newest stores first, as in the list of stores. */
export async function listStorePoints(db: DbOrTx, { search, offset, limit, now }: Asked & { now: Date }) {
  const { rows } = await sql<Listed['stores'][number]>`
    select s.id as store_id, s.name, s.business_number, m.channel_id, coalesce(m.kinds, '{}') as kinds,
      (select jsonb_build_object('rate', p.rate, 'validityMonths', p.validity_months, 'leastUse', p.least_use,
          'useStep', p.use_step, 'validFrom', to_char(p.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from point_settings p where p.store_id = s.id and p.valid_from <= ${now}
        order by p.version desc limit 1) as setting
    from stores s left join point_message_settings m on m.store_id = s.id
    where ${matches('STORES', search)}
    order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Lists all channels with the names of the stores that are connected with them. */
export async function listAllChannels(db: DbOrTx, { search, offset, limit }: Asked) {
  const { rows } = await sql<Omit<Listed['channels'][number], 'isMaru'>>`
    select c.id, c.name, c.status, c.sms_failover,
      coalesce((select array_agg(s.name order by s.name collate "C", s.id) from store_message_channels o
        join stores s on s.id = o.store_id where o.channel_id = c.id), '{}') as stores,
      (select count(*)::integer from message_templates t where t.channel_id = c.id) as templates
    from message_channels c where ${matches('CHANNELS', search)}
    order by c.name collate "C", c.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function listAllTemplates(db: DbOrTx, { search, offset, limit }: Asked) {
  const { rows } = await sql<Listed['templates'][number]>`
    select t.channel_id, c.name as channel_name, t.code, t.name, t.content, t.status, t.inspection_status,
      t.inspection_comment
    from message_templates t join message_channels c on c.id = t.channel_id
    where ${matches('TEMPLATES', search)}
    order by c.name collate "C", c.id, t.name collate "C", t.code limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}
