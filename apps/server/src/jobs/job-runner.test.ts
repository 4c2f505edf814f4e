import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { freshDatabase } from '#test/database.ts';
import { openDatabaseProxy } from '#test/stand-ins/database-proxy.ts';
import { type Job, type JobRunner, runDueJobs, startJobs } from './job-runner.ts';
import { insertJob } from './jobs.queries.ts';

const { db, pool, connection } = await freshDatabase();
const log = pino({ level: 'silent' });
/** A hundred years. */
const far = 3_155_760_000;
const running: JobRunner[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.close()));
});

/** Workers that record their payloads; `note` may be replaced. */
function workers(note: Job = async () => {}) {
  const done: unknown[] = [];
  const jobs = {
    note: async (payload: unknown) => {
      await note(payload);
      done.push(payload);
    },
  };
  return { done, options: { db, pool, jobs, scheduled: {}, log } };
}

async function start(options: Parameters<typeof startJobs>[0]) {
  const runner = await startJobs(options);
  running.push(runner);
  return runner;
}

const leave = (payload: object, delaySeconds = 0) => insertJob(db, { task: 'note', payload, delaySeconds });
const until = (what: () => void | Promise<void>) => vi.waitFor(what, { timeout: 25_000, interval: 20 });

test('jobs run after the commit, and never after a rollback', async () => {
  const { done, options } = workers();
  const runner = await start(options);

  await db.transaction().execute((tx) => insertJob(tx, { task: 'note', payload: { kept: 1 } }));
  const undone = db.transaction().execute(async (tx) => {
    await insertJob(tx, { task: 'note', payload: { undone: 1 } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  runner.changed();

  await until(() => expect(done).toEqual([{ kept: 1 }]));
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('two instances run each job once', async () => {
  const [one, other] = [workers(), workers()];
  const runners = [await start(one.options), await start(other.options)];
  const numbers = Array.from({ length: 300 }, (_, i) => i);

  await Promise.all(numbers.map((n) => leave({ n })));
  for (const runner of runners) runner.changed();

  const done = () => [...one.done, ...other.done].map((payload) => (payload as { n: number }).n);
  await until(() => expect(done().length).toBeGreaterThanOrEqual(300));
  expect(done().sort((a, b) => a - b)).toEqual(numbers);
});

test('what is scheduled every minute also runs when a server starts', async () => {
  const ran: string[] = [];
  const noting = (name: string) => async () => void ran.push(name);
  await start({ ...workers().options, scheduled: { sweep: { every: 'minute', run: noting('sweep') } } });

  // Usually the next minute does not begin within this time, so only the run at the start can be seen.
  await vi.waitFor(() => expect(ran).toContain('sweep'), { timeout: 5_000, interval: 20 });
});

test('a scheduled job that takes longer than its interval occupies only one worker', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { done, options } = workers();
  let sweeps = 0;
  const sweep = async () => {
    sweeps += 1;
    await over;
  };
  await start({ ...options, scheduled: { sweep: { every: 'minute', run: sweep } } });
  for (let minute = 0; minute < 8; minute += 1) await insertJob(db, { task: 'sweep', payload: {} });

  await until(() => expect(sweeps).toBeGreaterThan(0));
  await leave({ urgent: 1 });

  await until(() => expect(done).toEqual([{ urgent: 1 }]));
  expect(sweeps).toBe(1);
  end();
  await insertJob(db, { task: 'sweep', payload: {} });
  await until(() => expect(sweeps).toBe(2));
});

test('a job is found by the sweep if a crash followed its commit', async () => {
  const { done, options } = workers();
  await start(options);

  await leave({ untold: 1 });

  await until(() => expect(done).toEqual([{ untold: 1 }]));
});

test('a job does not run before its time', async () => {
  const { done, options } = workers();
  await leave({ late: 1 }, far);
  await leave({ now: 1 });

  await runDueJobs(options);

  expect(done).toEqual([{ now: 1 }]);
});

test('a failed job is retried later and does not block others', async () => {
  let failures = 0;
  const { done, options } = workers(async (payload) => {
    if ('bad' in (payload as object) && failures++ === 0) throw new Error('not yet');
  });
  await leave({ bad: 1 });
  await leave({ good: 1 });

  await runDueJobs(options);
  expect(done).toEqual([{ good: 1 }]);
  // The failure may be written a moment after the run; it sets the next run time.
  await until(async () => {
    const { rowCount } = await pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
        where last_error is not null and locked_at is null`,
    );
    expect(rowCount).toBe(1);
  });
  await runDueJobs(options);

  expect(done).toEqual([{ good: 1 }, { bad: 1 }]);
});

test('workers that lost the database during their start recover', async () => {
  const proxy = await openDatabaseProxy(connection);
  const through = openDatabase({
    connection: { ...connection, host: proxy.host, port: 5432 },
    maximum: 10,
    onError: () => {},
  });
  const { done, options } = workers();
  await runDueJobs(options);
  // The worker's first query waits for this lock and is cut off.
  const other = await pool.connect();
  await other.query('begin; lock table graphile_worker._private_tasks');
  await start({ ...options, db: through.db, pool: through.pool });
  await until(async () => expect(await waiting()).toBeGreaterThan(0));
  await proxy.takeAway();
  await other.query('rollback');
  other.release();
  await proxy.putBack();

  await leave({ after: 1 });

  await until(() => expect(done).toEqual([{ after: 1 }]));
  await Promise.all(running.splice(0).map((runner) => runner.close()));
  await through.close();
  await proxy.close();
});

test('a connection that breaks while a job is marked as done ends neither the process nor the workers', async () => {
  const proxy = await openDatabaseProxy(connection);
  const through = openDatabase({
    connection: { ...connection, host: proxy.host, port: 5432 },
    maximum: 10,
    onError: () => {},
  });
  const other = await pool.connect();
  const { done, options } = workers(async (payload) => {
    // The query that marks this job as done waits for this lock and is cut off.
    if (isFirst(payload)) await other.query('begin; lock table graphile_worker._private_jobs in share mode');
  });
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  await start({ ...options, db: through.db, pool: through.pool });
  await leave({ first: 1 });
  await until(async () => expect(await waiting()).toBeGreaterThan(0));
  await proxy.takeAway();
  await other.query('rollback');
  other.release();
  await proxy.putBack();

  await leave({ second: 1 });

  await until(() => expect(done).toContainEqual({ second: 1 }));
  expect(done).toEqual([{ first: 1 }, { second: 1 }]);
  expect(rejected).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejected);
  await Promise.all(running.splice(0).map((runner) => runner.close()));
  await through.close();
  await proxy.close();
});

const isFirst = (payload: unknown) => typeof payload === 'object' && payload !== null && 'first' in payload;

async function waiting(): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
