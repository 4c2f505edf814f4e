import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';

/**
 * Counts one call in its window in one statement, so that parallel calls cannot bypass the limit. Nobody waits until the
 * count is on disk: a database that loses its power forgets less than a second of counts.
 */
export async function countCall(db: DbOrTx, limit: { name: string; subject: string; windowSeconds: number }) {
  const { name, subject, windowSeconds } = limit;
  // Within a transaction it would hold for all that the transaction writes.
  const how = db.isTransaction ? sql`true` : sql`set_config('synchronous_commit', 'off', true) = 'off'`;
  const { rows } = await sql<{ calls: number; secondsLeft: number }>`${prepared}
    insert into rate_limits as l (name, subject, calls, ends_at)
    select ${name}, ${subject}, 1, now() + make_interval(secs => ${windowSeconds}) where ${how}
    on conflict (name, subject) do update set
      calls = case when l.ends_at <= now() then 1 else l.calls + 1 end,
      ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
    returning calls, greatest(1, ceil(extract(epoch from ends_at - now())))::integer as seconds_left`.execute(
    db,
  );
  return rows[0] ?? { calls: 1, secondsLeft: windowSeconds };
}

export async function deleteEndedLimits(db: DbOrTx) {
  await sql`delete from rate_limits where ends_at <= now()`.execute(db);
}
