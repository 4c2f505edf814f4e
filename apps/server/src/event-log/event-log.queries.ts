import { type RawBuilder, sql } from 'kysely';
import type { TrailRow } from '#server/audit/trail.queries.ts';
import type { Db } from '#server/db/database.ts';
import type { LogPosition } from './read-log-cursor.ts';

type Fields = Record<string, unknown>;

export type LoggedRow = Pick<
  TrailRow,
  'id' | 'at' | 'logLevel' | 'module' | 'act' | 'requestId' | 'deviceType'
> & {
  before: Fields | null;
  after: Fields | null;
  /** Null if no user did it, or if the account is gone. */
  actorName: string | null;
  actorUsername: string | null;
};

/** One table to read; several sources are read together. */
type Source = {
  table: 'store_trail' | 'user_trail';
  column: 'store_id' | 'user_id' | 'actor_id';
  id: string;
};

export function trailOfStore(storeId: string): Source[] {
  return [{ table: 'store_trail', column: 'store_id', id: storeId }];
}

/** What was done to the user's account, and what the user did in stores. */
export function trailOfUser(userId: string): Source[] {
  return [
    { table: 'user_trail', column: 'user_id', id: userId },
    { table: 'store_trail', column: 'actor_id', id: userId },
  ];
}

/** At most `limit` rows on one side of a position: newer rows come oldest first, older rows newest first. */
export async function listTrail(
  db: Db,
  sources: readonly Source[],
  position: LogPosition,
): Promise<LoggedRow[]> {
  const way = position.direction === 'older' ? sql`desc` : sql`asc`;
  const { rows } = await sql<LoggedRow>`
    with found as (${sql.join(
      sources.map((source) => rowsOf(source, position, way)),
      sql` union all `,
    )})
    select t.id, t.at, t.log_level, t.module, t.act, t.request_id, t.device_type, t.before, t.after,
      u.name as actor_name, u.username as actor_username
    from found t left join users u on u.id = t.actor_id
    order by t.at ${way}, t.id ${way} limit ${position.limit}`.execute(db);
  return rows;
}

function rowsOf({ table, column, id }: Source, position: LogPosition, way: RawBuilder<unknown>) {
  const { key } = position;
  const beyond = position.direction === 'older' ? sql`<` : sql`>`;
  return sql`(
    select id, at, log_level, module, act, request_id, device_type, before, after, actor_id from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} ${key === undefined ? sql`` : sql`and (at, id) ${beyond} (${key.at}, ${key.id})`}
    order by at ${way}, id ${way} limit ${position.limit})`;
}

/** Counts up to `most`. */
export async function countTrail(db: Db, sources: readonly Source[], most: number): Promise<number> {
  const each = sources.map(
    ({ table, column, id }) =>
      sql`(select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit ${most})`,
  );
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${most})::integer as count from (${sql.join(each, sql` union all `)}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** True for deleted accounts too, because the log outlives them. */
export async function hasOrHadUser(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return user !== undefined || (await countTrail(db, trailOfUser(userId), 1)) > 0;
}
