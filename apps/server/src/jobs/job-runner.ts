import type { FastifyBaseLogger } from 'fastify';
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '#server/db/database.ts';
import type { WriteEntry } from '#server/technical-log/entry.ts';
import { recordJob } from '#server/technical-log/record-jobs.ts';
import { queueWaitingJobs } from './jobs.queries.ts';

const relayMilliseconds = 1_000;
const mostFailures = 3;
/** Several jobs run at the same time, because one may wait for something slow, such as a mail server. */
const concurrency = 6;

/**
 * Makes graphile-worker mark jobs as done in batches, even single ones. Without batches it does not wait for the query
 * that marks a job as done, and an error of that query would end the process. With batches such an error stops its
 * workers, which are then replaced. The job itself runs again after four hours.
 */
const marking = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Runs a job with its payload. Jobs run at least once, so they must be idempotent. */
export type Job = (payload: unknown) => Promise<void>;
/**
 * A job that runs on a schedule, each time on only one instance. A job of every minute also runs when a
 * server starts. A process skips a run while its own earlier run is under way, but two instances may run the
 * job at the same time.
 */
export type ScheduledJob = { every: 'minute' | 'hour'; run: () => Promise<void> };

export type JobRunner = {
  /** Call it after a commit that may have written a job. */
  changed(): void;
  close(): Promise<void>;
};

type Options = {
  db: Db;
  pool: pg.Pool;
  jobs: Readonly<Record<string, Job>>;
  scheduled: Readonly<Record<string, ScheduledJob>>;
  log: FastifyBaseLogger;
  /** Stores failures and late starts. */
  write?: WriteEntry;
};

/** Starts the workers and the relay, which moves jobs from the outbox to the queue. */
export async function startJobs(options: Options): Promise<JobRunner> {
  const { db, log } = options;
  let workers = await startWorkers(options);
  let relaying: Promise<void> | undefined;

  async function relayOnce() {
    try {
      await queueWaitingJobs(db);
    } catch (error) {
      log.warn({ err: error }, 'outbox not relayed to the job queue');
      workers.excuse();
      return;
    }
    if (!workers.areBroken()) return;
    log.warn('replacing broken job workers');
    await workers.stop();
    workers = await startWorkers(options);
  }
  const relay = () => {
    relaying ??= relayOnce()
      .catch((error) => log.error({ err: error }, 'job workers not replaced'))
      .finally(() => {
        relaying = undefined;
      });
  };
  const timer = setInterval(relay, relayMilliseconds);
  return {
    changed: relay,
    async close() {
      clearInterval(timer);
      await relaying;
      await workers.stop();
    },
  };
}

/**
 * graphile-worker caches the look-up of its task names even if it failed: if the database was away at that moment, its
 * workers would fail forever. So workers that fail while the database answers are replaced.
 */
async function startWorkers(options: Options) {
  const runner: Runner = await run({
    pgPool: options.pool,
    taskList: taskList(options),
    parsedCronItems: cronItems(options.scheduled),
    concurrency,
    noHandleSignals: true,
    preset: { worker: marking },
    logger: workerLogger(options.log),
  });
  let failures = 0;
  let hasEnded = false;
  const excuse = () => {
    failures = 0;
  };
  runner.events.on('worker:getJob:error', () => {
    failures += 1;
  });
  runner.events.on('worker:getJob:empty', excuse);
  runner.events.on('job:start', excuse);
  const ended = () => {
    hasEnded = true;
  };
  runner.promise.then(ended, ended);
  await runAtStart(runner, options);
  return {
    excuse,
    areBroken: () => hasEnded || failures >= mostFailures,
    async stop() {
      if (!hasEnded) await runner.stop();
    },
  };
}

/**
 * What runs every minute also runs at the start, so that what became due while no server ran does not wait for the next
 * minute. It may run beside the same job of another instance.
 */
async function runAtStart(runner: Runner, { scheduled, log }: Options): Promise<void> {
  for (const [task, { every }] of Object.entries(scheduled)) {
    if (every !== 'minute') continue;
    await runner
      .addJob(task, {}, { jobKey: `start:${task}` })
      .catch((error) => log.warn({ err: error, task }, 'scheduled job not run at the start'));
  }
}

/** Runs the due jobs and returns once they are marked as done or failed, for tests and `npm run` scripts. */
export async function runDueJobs(options: Options): Promise<void> {
  const settings = { pgPool: options.pool, logger: workerLogger(options.log) };
  await runMigrations(settings);
  await queueWaitingJobs(options.db);
  await runOnce({ ...settings, taskList: taskList(options), preset: { worker: marking } });
}

function taskList({ jobs, scheduled, write = () => {} }: Options): TaskList {
  const byClock = Object.entries(scheduled).map(([name, { run: act }]) => [name, oneAtATime(act)] as const);
  const all = [...Object.entries(jobs), ...byClock].map(([name, act]) => {
    const run = recordJob(name, act, write);
    return [name, (payload: unknown, { job }: JobHelpers) => run(payload, { dueAt: job.run_at })] as const;
  });
  return Object.fromEntries(all);
}

/** Skips a run while another is under way, because several slow runs would leave no worker for other jobs. */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await act().finally(() => {
      isRunning = false;
    });
  };
}

function cronItems(scheduled: Options['scheduled']) {
  return parseCronItems(
    Object.entries(scheduled).map(
      ([task, { every }]): CronItem => ({
        task,
        match: every === 'minute' ? '* * * * *' : '7 * * * *',
        options: { backfillPeriod: 0 },
      }),
    ),
  );
}

function workerLogger(log: FastifyBaseLogger): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;
  return new Logger(
    () => (level, message) => log[levels[level as keyof typeof levels] ?? 'debug'](`jobs: ${message}`),
  );
}
