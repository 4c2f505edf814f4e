import type { Db } from '#server/db/database.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { sendTask } from './enqueue-message.ts';
import { listOverdueDeliveryChecks } from './kakao/kakao-messages.queries.ts';
import { watchTask } from './kakao/watch-delivery.ts';
import { listOverdue } from './messages.queries.ts';

/** Time for the message's own job to run first. */
const graceSeconds = 10;
const atOnce = 200;

/**
 * Every minute, re-queues messages and delivery checks that a dead worker had claimed, because the queue waits hours
 * for a dead worker. Each gets its own job, so that no message waits for another's carrier.
 */
export function sendOverdue({ db }: { db: Db }) {
  return async () => {
    const unsent = await listOverdue(db, graceSeconds, atOnce);
    const unwatched = await listOverdueDeliveryChecks(db, graceSeconds, atOnce);
    await insertJobsOnce(db, [
      ...unsent.map((messageId) => ({ id: messageId, task: sendTask, payload: { messageId } })),
      ...unwatched.map((messageId) => ({ id: messageId, task: watchTask, payload: { messageId } })),
    ]);
  };
}
