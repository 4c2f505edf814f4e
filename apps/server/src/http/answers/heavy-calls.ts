import type { FastifyReply } from 'fastify';
import { fail } from '#server/http/refusal.ts';
import { inTurn } from '#server/jobs/in-turn.ts';

const seconds = 5;

/** For calls that keep the process and the database busy for a second, such as an import of 20,000 rows. */
export const heavyTurn = inTurn({ atOnce: 2, waitingEach: 2, waiting: 60, seconds });

/** Megabytes are parsed before their call waits for its turn: of one user two that run and two that wait. */
const mostBodies = 4;
const bodies = new Map<string, number>();

/** Refuses a large body with TOO_MANY_REQUESTS, before it is read, while others of this user are not answered. */
export function admitLargeBody(userId: string, reply: FastifyReply): void {
  const others = bodies.get(userId) ?? 0;
  if (others >= mostBodies) fail('TOO_MANY_REQUESTS', { seconds });
  bodies.set(userId, others + 1);
  reply.raw.once('close', () => {
    const left = (bodies.get(userId) ?? 1) - 1;
    if (left === 0) bodies.delete(userId);
    else bodies.set(userId, left);
  });
}
