import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

export type WaitRule = {
  /** From this failure on there is a wait. */
  free: number;
  /** Limit of concurrent tries: from this one on, a try starts the next wait before its result is known. */
  atOnce: number;
  /** The wait doubles with each failure, up to the longest wait. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** One failure is forgiven for each such period without a try. */
  forgivenEverySeconds: number;
};

/** Rows are kept this long after the last try, whose time is `expires_at` minus this. */
const kept = sql`interval '1 day'`;
// Not now(), the start of the transaction: another transaction may have updated the row since.
const clock = sql<Date>`clock_timestamp()`;

function waitOf(failures: ReturnType<typeof sql>, { free, firstWaitSeconds, longestWaitSeconds }: WaitRule) {
  return sql`make_interval(secs => least(${firstWaitSeconds} * power(2, least(${failures} - ${free}, 30)), ${longestWaitSeconds}))`;
}

/** A counted try with the wait it set, as text with microseconds. */
export type ClaimedTry = { subjectHash: string; waitUntil: string };

/**
 * Counts a try as a failure before it is made, in one statement, so that concurrent tries cannot exceed the rule.
 * Returns undefined, without counting, while the subject waits.
 */
export async function claimTry(
  db: DbOrTx,
  subjectHash: string,
  rule: WaitRule,
): Promise<ClaimedTry | undefined> {
  const { atOnce, forgivenEverySeconds } = rule;
  const failures = sql`greatest(0, f.failures - floor(extract(epoch from ${clock} - (f.expires_at - ${kept}))
    / ${forgivenEverySeconds}))::integer + 1`;
  const { rows } = await sql<ClaimedTry>`
    insert into sign_in_failures as f (subject_hash, failures, wait_until, expires_at)
    values (${subjectHash}, 1, ${clock}, ${clock} + ${kept})
    on conflict (subject_hash) do update set
      failures = ${failures},
      wait_until = ${clock} + case when ${failures} < ${atOnce} then interval '0' else ${waitOf(failures, rule)} end,
      expires_at = ${clock} + ${kept}
    where f.wait_until <= ${clock}
    returning subject_hash, wait_until::text`.execute(db);
  return rows[0];
}

/** The try failed: starts the wait if the rule's limit is reached. */
export async function beginWait(db: DbOrTx, subjectHash: string, rule: WaitRule): Promise<void> {
  await db
    .updateTable('signInFailures')
    .set({
      waitUntil: sql<Date>`greatest(wait_until, ${clock} + ${waitOf(sql`failures`, rule)})`,
    })
    .where('subjectHash', '=', subjectHash)
    .where('failures', '>=', rule.free)
    .execute();
}

/** The try succeeded or did not take place: uncounts it and ends the wait that it set. */
export async function takeBackTry(db: DbOrTx, { subjectHash, waitUntil }: ClaimedTry): Promise<void> {
  await db
    .updateTable('signInFailures')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      waitUntil: sql<Date>`case when wait_until = ${waitUntil}::timestamptz then ${clock} else wait_until end`,
    })
    .where('subjectHash', '=', subjectHash)
    .execute();
}

/** Whole seconds, at least one, until all of the subjects may try again. */
export async function findWait(db: DbOrTx, subjectHashes: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('signInFailures')
    .select(sql<number>`ceil(extract(epoch from max(wait_until) - ${clock}))::integer`.as('seconds'))
    .where('subjectHash', 'in', subjectHashes)
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

export async function deleteFailures(db: DbOrTx, subjectHash: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subjectHash', '=', subjectHash).execute();
}

export async function deleteExpiredFailures(db: DbOrTx, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('signInFailures')
    .where('expiresAt', '<', at)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
