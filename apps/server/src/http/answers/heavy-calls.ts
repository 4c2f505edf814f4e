import type { Writable } from 'node:stream';
import { fail } from '#server/http/refusal.ts';
import { fairQueue } from '#server/jobs/fair-queue.ts';
import { slotsPerKey } from '#server/jobs/slots-per-key.ts';

const seconds = 5;

/** For endpoints that keep the process and the database busy for a second, such as an import of 20,000 rows. */
export const heavyQueue = fairQueue({ atOnce: 2, waitingEach: 2, waiting: 60, seconds });

/** Limits large bodies, which are parsed before their call is queued. Four per user: two run and two wait. */
const takeBody = slotsPerKey(4);

/** Refuses a large body with TOO_MANY_REQUESTS, before it is read, while too many others of this user are open. */
export function admitLargeBody(userId: string, answer: Pick<Writable, 'destroyed' | 'once'>): void {
  const leave = takeBody(userId) ?? fail('TOO_MANY_REQUESTS', { seconds });
  // If the client hung up during the guard, `close` will not fire again.
  if (answer.destroyed) leave();
  else answer.once('close', leave);
}
