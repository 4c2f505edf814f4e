import type { Db } from '#server/db/database.ts';
import { insertOutboxOnce } from '#server/jobs/outbox.queries.ts';
import { listOverdue } from './messages.queries.ts';
import { sendTask } from './send-message.ts';

/** Its own job is given this long before somebody else looks. */
const graceSeconds = 10;
const atOnce = 200;

/**
 * Every minute, has what a worker took and never settled sent again: it died, and the queue waits hours for its return.
 * Each by a job of its own, so that no message waits for the carrier of another.
 */
export function sendOverdue({ db }: { db: Db }) {
  return async () => {
    const ids = await listOverdue(db, graceSeconds, atOnce);
    const again = ids.map((messageId) => ({ id: messageId, task: sendTask, payload: { messageId } }));
    await insertOutboxOnce(db, again);
  };
}
