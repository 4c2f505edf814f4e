import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { fairQueue } from '#server/jobs/fair-queue.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { listUnsettled } from '#server/payments/list-unsettled.ts';

const minute = 60_000;
const hour = 60;
const day = 24 * hour;

/**
 * The log level for a transaction that has been undecided for these minutes. After an hour a person may have to ask the
 * provider, so it is a warning: once an hour, and from the second day on once a day.
 */
export function levelOf(minutes: number): 'info' | 'warn' | 'debug' {
  if (minutes <= hour) return 'info';
  return minutes % (minutes < day ? hour : day) === 0 ? 'warn' : 'debug';
}

/** More than `listUnsettled` returns, so that the queue refuses none. */
const most = 1_000;
const storesAtOnce = { atOnce: 10, waitingEach: most, waiting: most, seconds: 0 };

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number];

/**
 * Every minute, settles transactions that have been undecided for longer than a till waits. Their own jobs back off
 * during a long outage, but the store cannot continue the order before they are settled. A store whose provider does
 * not answer does not hold up the others.
 */
export function settleUnsettled(options: { db: Db; settle: Job; clock: () => Date; log: FastifyBaseLogger }) {
  const { db, settle, clock, log } = options;
  return async () => {
    const now = clock().getTime();
    const rows = await listUnsettled(db, new Date(now - minute));
    const inTurn = fairQueue(storesAtOnce);
    const stores = Map.groupBy(rows, ({ storeId }) => storeId);
    await Promise.all([...stores].map(([storeId, mine]) => inTurn(storeId, () => settleEach(mine, now))));
  };

  async function settleEach(rows: readonly Unsettled[], now: number) {
    for (const { storeId, id, at } of rows) {
      await settle({ storeId, transactionId: id, answerKey: null }).catch((error: unknown) => {
        log[levelOf(Math.floor((now - at.getTime()) / minute))](
          { err: error, storeId, transactionId: id },
          'not settled yet',
        );
      });
    }
  }
}
