import { sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** How many tries are free, and how the wait grows after them: doubling, up to a longest one. */
export type WaitRule = { free: number; firstWaitSeconds: number; longestWaitSeconds: number };

const kept = sql<Date>`now() + interval '1 day'`;

/**
 * Counts a try before it is made, in one statement: of many at once no more are made than the rule leaves. Answers
 * false, and counts nothing, while the subject waits.
 */
export async function claimTry(db: DbOrTx, subjectHash: string, rule: WaitRule): Promise<boolean> {
  const { free, firstWaitSeconds, longestWaitSeconds } = rule;
  const waitUntil = sql<Date>`now() + make_interval(secs => case
    when sign_in_failures.failures + 1 < ${free} then 0
    else least(${firstWaitSeconds} * power(2, least(sign_in_failures.failures + 1 - ${free}, 30)), ${longestWaitSeconds}) end)`;
  const claimed = await db
    .insertInto('signInFailures')
    .values({ subjectHash, failures: 1, waitUntil: sql<Date>`now()`, expiresAt: kept })
    .onConflict((conflict) =>
      conflict
        .column('subjectHash')
        .doUpdateSet({ failures: sql<number>`sign_in_failures.failures + 1`, waitUntil, expiresAt: kept })
        // Not now(), which is when this transaction began: another may have moved the row on since.
        .where('signInFailures.waitUntil', '<=', sql<Date>`clock_timestamp()`),
    )
    .returning('subjectHash')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The try was a good one: it counts no more, and the wait it would have begun is off. */
export async function takeBackTry(db: DbOrTx, subjectHash: string): Promise<void> {
  await db
    .updateTable('signInFailures')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, waitUntil: sql<Date>`now()` })
    .where('subjectHash', '=', subjectHash)
    .execute();
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
