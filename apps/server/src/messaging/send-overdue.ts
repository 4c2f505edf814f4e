import type { Db } from '#server/db/database.ts';
import { insertJobsOnce } from '#server/jobs/jobs.queries.ts';
import { listOverdueLooks } from './kakao/kakao-messages.queries.ts';
import { watchTask } from './kakao/watch-delivery.ts';
import { sendTask } from './leave-message.ts';
import { listOverdue } from './messages.queries.ts';

/** Its own job is given this long before somebody else looks. */
const graceSeconds = 10;
const atOnce = 200;

/**
 * Every minute, has what a worker took and never settled sent again, or looked after: it died, and the queue waits hours
 * for its return. Each by a job of its own, so that no message waits for the carrier of another.
 */
export function sendOverdue({ db }: { db: Db }) {
  return async () => {
    const unsent = await listOverdue(db, graceSeconds, atOnce);
    const unwatched = await listOverdueLooks(db, graceSeconds, atOnce);
    await insertJobsOnce(db, [
      ...unsent.map((messageId) => ({ id: messageId, task: sendTask, payload: { messageId } })),
      ...unwatched.map((messageId) => ({ id: messageId, task: watchTask, payload: { messageId } })),
    ]);
  };
}
