import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { fairQueue } from '#server/jobs/fair-queue.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { listUnsettled } from '#server/payments/list-unsettled.ts';

const minute = 60_000;

/** More than are listed. */
const most = 1_000;
const storesAtOnce = { atOnce: 10, waitingEach: most, waiting: most, seconds: 0 };

type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number];

/**
 * Every minute, settles transactions that have been undecided for longer than a till waits. Their own jobs back off
 * during a long outage, but the shop cannot continue the order until then. A store whose provider does not answer does
 * not hold up the others.
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
      const waited = now - at.getTime();
      await settle({ storeId, transactionId: id, answerKey: null }).catch((error: unknown) => {
        log[waited > 60 * minute ? 'warn' : 'info'](
          { err: error, storeId, transactionId: id },
          'not settled yet',
        );
      });
    }
  }
}
