import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { listUnsettled } from '#server/payments/list-unsettled.ts';

const minute = 60_000;

/**
 * Every minute, settles transactions that have been undecided for longer than a till waits. Their own jobs back off
 * during a long outage, but the shop cannot continue the order until then.
 */
export function settleUnsettled(options: { db: Db; settle: Job; clock: () => Date; log: FastifyBaseLogger }) {
  const { db, settle, clock, log } = options;
  return async () => {
    const now = clock().getTime();
    for (const { storeId, id, at } of await listUnsettled(db, new Date(now - minute))) {
      const waited = now - at.getTime();
      await settle({ storeId, transactionId: id, answerKey: null }).catch((error: unknown) => {
        log[waited > 60 * minute ? 'warn' : 'info'](
          { err: error, storeId, transactionId: id },
          'not settled yet',
        );
      });
    }
  };
}
