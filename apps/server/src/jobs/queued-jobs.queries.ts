import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '#server/db/database.ts';

/** FAILED: the last run failed. LATE: due for `lateAfterMinutes` and not begun, or begun that long ago and not done. */
export type JobTrouble = { state: 'FAILED' | 'LATE'; lateAfterMinutes: number };

export type TroubledJob = {
  id: string;
  task: string;
  attempts: number;
  createdAt: Date;
  runAt: Date;
  isRunning: boolean;
  lastError: string | null;
};

export async function countTroubledJobs(db: DbOrTx, trouble: JobTrouble, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from (${await troubled(db, trouble)}) job limit ${most}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listTroubledJobs(
  db: DbOrTx,
  trouble: JobTrouble,
  { offset, limit }: { offset: number; limit: number },
): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select * from (${await troubled(db, trouble)}) job order by created_at, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Makes a failed job due now. Undefined if there is no such job, or if it is running. */
export async function makeFailedJobDue(
  db: DbOrTx,
  id: string,
): Promise<{ task: string; runAt: Date } | undefined> {
  if (!(await isQueueThere(db))) return undefined;
  const { rows } = await sql<{ task: string; runAt: Date }>`
    select j.task_identifier as task, due.run_at from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where id = ${id}::bigint and last_error is not null and locked_at is null),
      run_at => now()
    ) due join graphile_worker.jobs j on j.id = due.id`.execute(db);
  return rows[0];
}

/** Whether the queue exists: the first worker that starts creates its tables. */
async function isQueueThere(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('graphile_worker.jobs') is not null as is_there`.execute(db);
  return rows[0]?.isThere ?? false;
}

async function troubled(db: DbOrTx, { state, lateAfterMinutes }: JobTrouble): Promise<RawBuilder<unknown>> {
  const since = sql`now() - make_interval(mins => ${lateAfterMinutes})`;
  const isTroubled: RawBuilder<SqlBool> =
    state === 'FAILED'
      ? sql`last_error is not null`
      : sql`last_error is null and run_at < ${since} and (locked_at is null or locked_at < ${since})`;
  const queued = sql`
    select id::text, task_identifier as task, attempts::integer, created_at, run_at,
      locked_at is not null as is_running, last_error
    from graphile_worker.jobs where ${isTroubled}`;
  const waiting = sql`
    select id::text, task, 0 as attempts, created_at, run_at, false as is_running, null::text as last_error
    from outbox where ${state === 'LATE'} and run_at < ${since}`;
  return (await isQueueThere(db)) ? sql`${queued} union all ${waiting}` : waiting;
}
