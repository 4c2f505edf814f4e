import type { WriteEntry } from './entry.ts';

type Run = (payload: unknown, about?: { dueAt: Date }) => Promise<void>;

/** A job that begins this much later than it was due is worth a line. */
const lateMilliseconds = 5 * 60_000;

/** Wraps a job and records its failures and late starts, but not its payload. */
export function recordJob(task: string, run: (payload: unknown) => Promise<void>, write: WriteEntry): Run {
  return async (payload, about) => {
    const late = about ? Date.now() - about.dueAt.getTime() : 0;
    const entry = { module: 'jobs', subject: task };
    if (late > lateMilliseconds) {
      const seconds = Math.round(late / 1_000);
      write({ ...entry, logLevel: 'WARN', code: 'JOB_LATE', details: { seconds } });
    }
    try {
      await run(payload);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      write({ ...entry, logLevel: 'ERROR', code: 'JOB_FAILED', message });
      throw error;
    }
  };
}
