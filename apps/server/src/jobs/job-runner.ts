import type { FastifyBaseLogger } from 'fastify';
import {
  type CronItem,
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
import { handOver } from './jobs.queries.ts';

const relayMilliseconds = 1_000;
const mostFailures = 3;
/** Jobs wait for others, such as a mail server that does not answer; those behind them must not wait too. */
const concurrency = 6;

/** What a job is given; jobs run at least once, so each must stand a repeat. */
export type Job = (payload: unknown) => Promise<void>;
/** A job that runs by the clock, once across instances. */
export type ScheduledJob = { every: 'minute' | 'hour'; run: () => Promise<void> };

export type JobRunner = {
  /** A transaction that may have left a job was committed here. */
  changed(): void;
  close(): Promise<void>;
};

type Options = {
  db: Db;
  pool: pg.Pool;
  jobs: Readonly<Record<string, Job>>;
  scheduled: Readonly<Record<string, ScheduledJob>>;
  log: FastifyBaseLogger;
};

/** Starts the workers and the relay that hands them the jobs that transactions left. */
export async function startJobs(options: Options): Promise<JobRunner> {
  const { db, log } = options;
  let workers = await startWorkers(options);
  let relaying: Promise<void> | undefined;

  async function relayOnce() {
    try {
      await handOver(db);
    } catch (error) {
      log.warn({ err: error }, 'jobs not handed over');
      workers.excuse();
      return;
    }
    if (!workers.areBroken()) return;
    log.warn('workers are replaced');
    await workers.stop();
    workers = await startWorkers(options);
  }
  const relay = () => {
    relaying ??= relayOnce()
      .catch((error) => log.error({ err: error }, 'workers not replaced'))
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
 * graphile-worker remembers a look-up of its task names also when it failed: were the database away just then, its
 * workers would fail for ever. Workers that fail while the database answers are broken.
 */
async function startWorkers(options: Options) {
  const runner: Runner = await run({
    pgPool: options.pool,
    taskList: taskList(options),
    parsedCronItems: cronItems(options.scheduled),
    concurrency,
    noHandleSignals: true,
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
  return {
    excuse,
    areBroken: () => hasEnded || failures >= mostFailures,
    async stop() {
      if (!hasEnded) await runner.stop();
    },
  };
}

/** Does what is due now and returns: for tests and for `npm run` scripts. */
export async function runDueJobs(options: Options): Promise<void> {
  const settings = { pgPool: options.pool, logger: workerLogger(options.log) };
  await runMigrations(settings);
  await handOver(options.db);
  await runOnce({ ...settings, taskList: taskList(options) });
}

function taskList({ jobs, scheduled }: Options): TaskList {
  const byClock = Object.entries(scheduled).map(([name, { run: act }]) => [name, act] as const);
  return Object.fromEntries([...Object.entries(jobs), ...byClock]);
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
