import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { countAtEntrance, type Entrance, entranceAt } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { setWaitCookie } from './wait-cookie.ts';

/** Entrances that people use: the login page shows them the wait. Other callers get a plain response. */
const toSignIn: readonly Entrance[] = ['/login', '/consent', '/oauth/authorize', '/oauth/authorize/:uid'];

/** Counts every call of an entrance before anything else is done. */
export function limitEntrances(
  app: FastifyInstance,
  { db, accountUrl }: { db: Db; accountUrl: string },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const entrance = entranceAt(request.routeOptions.url, 'calls');
    if (!entrance) return;
    const seconds = await countAtEntrance(db, entrance, request.ip);
    if (seconds === undefined) return;

    if (!toSignIn.includes(entrance)) fail('TOO_MANY_REQUESTS', { seconds });
    setWaitCookie(reply, seconds, accountUrl);
    reply.header('cache-control', 'no-store');
    return reply.redirect('/?error', 302);
  });
}
