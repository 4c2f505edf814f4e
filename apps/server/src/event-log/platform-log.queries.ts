import type { LogLevel } from '@maru/contract/event-log/event-log.endpoints.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { type Branch, branchesOf, type LogFilter } from './platform-log-branches.queries.ts';
import type { LogKey, LogPosition } from './read-log-cursor.ts';

/**
 * How many of the entries next to a position are searched for words one by one, before the index is used. The index
 * reads all entries with a word: of a word that every tenth entry has, a million.
 */
const nearby = 20_000;

export type PlatformRow = LogKey & {
  logLevel: LogLevel;
  module: string;
  /** Only entries of the technical log have texts; those of a trail are named by their act. */
  message: string | null;
  code: string | null;
  subject: string | null;
  requestId: string | null;
  deviceType: string | null;
  actorId: string | null;
  actorName: string | null;
  actorUsername: string | null;
  storeId: string | null;
  storeName: string | null;
};

/** How many entries of a branch match. */
export type Matches = 'NONE' | 'FEW' | 'MANY';

/**
 * At most `limit` entries on one side of a position: newer ones come oldest first, older ones newest first. `matches`
 * tells for each branch how many of its entries match. If they are few, all of them are read and sorted, because
 * reading entries in the order of time until enough of them match could take seconds.
 */
export async function listPlatformLog(
  db: DbOrTx,
  filter: LogFilter,
  { matches, ...position }: LogPosition & { matches: readonly Matches[] },
): Promise<PlatformRow[]> {
  const way = position.direction === 'older' ? sql`desc` : sql`asc`;
  const branches = branchesOf(filter).map((branch, place) => ({ ...branch, matches: matches[place] }));
  const matching = branches.filter(({ matches }) => matches !== 'NONE');
  if (matching.length === 0) return [];
  const first = sql`order by at ${way}, id ${way} limit ${position.limit}`;
  const parts = matching.map((branch) => {
    const { table, columns, conditions, ranges } = branch;
    const rowsOf = (more: RawBuilder<SqlBool>[]) => sql`
      select ${columns} from ${sql.table(table)}
      where ${sql.join([sql`true`, ...conditions, ...beyond(position), ...more], sql` and `)}`;
    if (branch.matches === 'FEW')
      return sql`(with few as materialized (${rowsOf(inRanges(branch))}) select * from few ${first})`;
    if (branch.near) {
      const near = nearRows(branch, { ...branch.near, position, way });
      // PostgreSQL runs the search by index only if the condition, which has no column of it, holds.
      return sql`(with near as materialized (select ${rowNames} from (${near}) near where ${branch.near.words} ${first}),
        enough as materialized (select count(*) = ${position.limit} as is_enough from near)
        select * from near where (select is_enough from enough)
        union all (select * from (${rowsOf([])} ${first}) every where not (select is_enough from enough)))`;
    }
    // Each value is one range of an index that is sorted by time; all values together would have to be sorted.
    return ranges
      ? sql`(select f.* from unnest(${ranges.values}::text[]) one(name)
          cross join lateral (${rowsOf([sql`${sql.ref(ranges.column)} = one.name`])} ${first}) f ${first})`
      : sql`(${rowsOf([])} ${first})`;
  });
  const { rows } = await sql<PlatformRow>`
    with found as (${sql.join(parts, sql` union all `)}),
    page as (select * from found order by at ${way}, id ${way} limit ${position.limit})
    select p.*, u.name as actor_name, u.username as actor_username, s.name as store_name
    from page p left join users u on u.id = p.actor_id left join stores s on s.id = p.store_id
    order by p.at ${way}, p.id ${way}`.execute(db);
  return rows;
}

const rowNames = sql`id, at, log_level, module, message, code, subject, request_id, device_type, actor_id, store_id`;

type Near = { conditions: RawBuilder<SqlBool>[]; position: LogPosition; way: RawBuilder<unknown> };

/** The entries next to a position, with their words. */
function nearRows({ table, columns }: Branch, { conditions, position, way }: Near): RawBuilder<unknown> {
  const all = [sql`true`, ...conditions, ...beyond(position)];
  return sql`select ${columns}, words from ${sql.table(table)} where ${sql.join(all, sql` and `)}
    order by at ${way}, id ${way} limit ${nearby}`;
}

/** The first condition alone is enough; the second one lets the planner skip partitions. */
function beyond({ direction, key }: LogPosition): RawBuilder<SqlBool>[] {
  if (!key) return [];
  return direction === 'older'
    ? [sql`(at, id) < (${key.at}, ${key.id})`, sql`at <= ${key.at}`]
    : [sql`(at, id) > (${key.at}, ${key.id})`, sql`at >= ${key.at}`];
}

/** Ranges by level need no condition, because together they are all levels. */
function inRanges({ ranges }: Branch): RawBuilder<SqlBool>[] {
  return ranges?.column === 'act' ? [sql`act = any(${ranges.values}::text[])`] : [];
}

/** Counts up to `most` in each branch. */
export async function countPlatformLog(db: DbOrTx, filter: LogFilter, most: number): Promise<number[]> {
  const branches = branchesOf(filter);
  if (branches.length === 0) return [];
  const parts = branches.map((branch, place) => {
    const all = [sql`true`, ...branch.conditions, ...inRanges(branch)];
    const every = sql`select count(*)::integer from (
      select from ${sql.table(branch.table)} where ${sql.join(all, sql` and `)} limit ${most}) found`;
    if (!branch.near) return sql`select ${place}::integer as place, (${every}) as count`;
    const position = { direction: 'older', key: undefined, limit: most } as const;
    const near = nearRows(branch, { ...branch.near, position, way: sql`desc` });
    return sql`select ${place}::integer as place, case when near.count = ${most} then near.count else (${every}) end as count
      from (select count(*)::integer from (select from (${near}) near where ${branch.near.words} limit ${most}) found) near`;
  });
  const { rows } = await sql<{ count: number }>`${sql.join(parts, sql` union all `)} order by place`.execute(
    db,
  );
  return rows.map(({ count }) => count);
}

/** How many entries of the technical log have a word, as the planner estimates from its statistics. */
export async function estimateMatches(db: DbOrTx, word: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from technical_log where words @@ ${word}::tsquery`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

type Fields = Record<string, unknown>;

export type WholeEntry = PlatformRow & {
  accountId: string | null;
  accountName: string | null;
  accountUsername: string | null;
  deviceUuid: string | null;
  clientVersion: string | null;
  details: Fields | null;
  before: Fields | null;
  after: Fields | null;
};

export async function findLoggedEntry(db: DbOrTx, { at, id }: LogKey): Promise<WholeEntry | undefined> {
  const { rows } = await sql<WholeEntry>`
    with found as (
      select id, at, log_level, module, message, code, subject, request_id, device_type, caller_id as actor_id,
        named_store_id as store_id, null::uuid as account_id, null::text as device_uuid, client_version, details,
        null::jsonb as before, null::jsonb as after
      from technical_log where at = ${at} and id = ${id}
      union all
      select id, at, log_level, module, null, act, null, request_id, device_type, actor_id,
        store_id, null, device_uuid, client_version, null, before, after
      from store_trail where at = ${at} and id = ${id}
      union all
      select id, at, log_level, module, null, act, null, request_id, device_type, actor_id,
        null, user_id, device_uuid, client_version, null, before, after
      from user_trail where at = ${at} and id = ${id}
    )
    select f.*, u.name as actor_name, u.username as actor_username, a.name as account_name,
      a.username as account_username, s.name as store_name
    from found f left join users u on u.id = f.actor_id left join users a on a.id = f.account_id
    left join stores s on s.id = f.store_id`.execute(db);
  return rows[0];
}

export async function findPersonByEmail(db: DbOrTx, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id;
}

/** Stores whose name begins with this text, those with exactly this name first. */
export async function findStoresByName(db: DbOrTx, name: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stores where name ^@ ${name} order by name <> ${name}, name collate "C", id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
