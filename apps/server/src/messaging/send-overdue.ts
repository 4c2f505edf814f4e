import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import { listOverdue } from './messages.queries.ts';

/** Its own job is given this long before somebody else looks. */
const graceSeconds = 10;
const atOnce = 200;

/** Every minute, sends what a worker took and never settled: it died, and the queue waits hours for its return. */
export function sendOverdue({ db, send }: { db: Db; send: Job }) {
  return async () => {
    for (const messageId of await listOverdue(db, graceSeconds, atOnce)) await send({ messageId });
  };
}
