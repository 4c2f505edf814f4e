import type { FastifyBaseLogger } from 'fastify';

/**
 * A single row may fail for a reason of its own. If this many rows fail one after another, the cause is a common one.
 */
const mostFailures = 10;

type Failure = { error: unknown; about: Readonly<Record<string, unknown>> };
export type Rows = ReturnType<typeof countRows>;

/** Counts successes and failures in one run of a job that handles rows one by one. */
export function countRows() {
  const failures: Failure[] = [];
  let done = 0;
  let inARow = 0;

  function succeeded(): void {
    done += 1;
    inARow = 0;
  }

  function failed(error: unknown, about: Failure['about']): void {
    failures.push({ error, about });
    inARow += 1;
  }

  return {
    succeeded,
    failed,

    /** Runs `act` for one row. Returns whether it succeeded. */
    async attempt(about: Failure['about'], act: () => Promise<unknown>): Promise<boolean> {
      try {
        await act();
      } catch (error) {
        failed(error, about);
        return false;
      }
      succeeded();
      return true;
    },

    /** Whether the run should end, because the further rows would fail, too. */
    areHopeless: () => inARow >= mostFailures,

    /** Logs once per run how many rows failed and which was the first. A run in which nothing succeeded has failed. */
    report(log: Pick<FastifyBaseLogger, 'error'>, what: string): void {
      const [first] = failures;
      if (!first) return;
      log.error({ err: first.error, ...first.about, done, failed: failures.length }, what);
      if (done === 0) throw new Error(`${what}: all of ${failures.length}`, { cause: first.error });
    },
  };
}
