import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { asJsonRecords } from '#server/db/records.ts';

type Counted = { name: string; subject: string; windowSeconds: number };

/**
 * Counts one call in each of these windows in one statement, so that parallel calls cannot bypass a limit. Returns the
 * counts by name. Outside a transaction of the caller, the commit does not wait for the disk: a power failure of the
 * database loses less than a second of counts.
 */
export async function countCalls(db: DbOrTx, limits: readonly Counted[]) {
  // Not in a transaction of the caller: `synchronous_commit = off` would apply to everything that it writes.
  const how = db.isTransaction ? sql`true` : sql`set_config('synchronous_commit', 'off', true) = 'off'`;
  const { rows } = await sql<{ name: string; calls: number; secondsLeft: number }>`${prepared}
    insert into rate_limits as l (name, subject, calls, ends_at)
    select name, subject, 1, now() + make_interval(secs => window_seconds)
    from jsonb_to_recordset(${asJsonRecords(limits)}::jsonb) c(name text, subject text, window_seconds integer)
    where ${how} order by name, subject
    on conflict (name, subject) do update set
      calls = case when l.ends_at <= now() then 1 else l.calls + 1 end,
      ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
    returning name, calls, greatest(1, ceil(extract(epoch from ends_at - now())))::integer as seconds_left`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Counts one call in its window. */
export async function countCall(db: DbOrTx, limit: Counted) {
  const counts = await countCalls(db, [limit]);
  return counts.get(limit.name) ?? { calls: 1, secondsLeft: limit.windowSeconds };
}

export async function deleteEndedLimits(db: DbOrTx) {
  await sql`delete from rate_limits where ends_at <= now()`.execute(db);
}
