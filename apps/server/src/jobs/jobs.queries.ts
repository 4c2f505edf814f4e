import { sql } from 'kysely';
import type { Db, DbOrTx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';

/** `delaySeconds` is relative to the database's clock, which the queue uses too. */
export type NewJob = { task: string; payload: object; delaySeconds?: number };

/** Writes a job in the transaction that needs it; it runs after the commit. The table is called `outbox`. */
export async function insertJob(tx: DbOrTx, { task, payload, delaySeconds = 0 }: NewJob) {
  await tx
    .insertInto('outbox')
    .values({ id: newId(), task, payload: JSON.stringify(payload), runAt: inSeconds(delaySeconds) })
    .execute();
}

/** The insert of one job, for a statement that writes something else with it. */
export function insertedJobPiece({ task, payload }: Omit<NewJob, 'delaySeconds'>) {
  return sql`insert into outbox (id, task, payload)
    values (${newId()}, ${task}::text, ${JSON.stringify(payload)}::jsonb)`;
}

/** Writes jobs that may already be waiting. Until a job starts, its `id` keeps it from being queued twice. */
export async function insertJobsOnce(db: DbOrTx, jobs: readonly (NewJob & { id: string })[]) {
  if (jobs.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      jobs.map(({ payload, delaySeconds = 0, ...job }) => ({
        ...job,
        payload: JSON.stringify(payload),
        runAt: inSeconds(delaySeconds),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/** In effect unlimited: no job is given up. The back-off grows to about six hours. */
const mostAttempts = 30_000;

/** Moves waiting jobs to the queue, each once across all instances. Returns how many. */
export async function queueWaitingJobs(db: Db): Promise<number> {
  const { rows } = await sql`
    with taken as (
      delete from outbox where id in (
        select id from outbox order by run_at, id limit 200 for update skip locked
      ) returning id, task, payload, run_at
    )
    select graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => id::text, max_attempts => ${mostAttempts}::integer)
    from taken`.execute(db);
  return rows.length;
}
