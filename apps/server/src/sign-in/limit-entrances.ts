import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { countAtEntrance, type Entrance, entranceAt } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { tellWait } from './told-wait.ts';

/** By these a person comes in, who is told at the login page; another call is told by its answer. */
const toSignIn: readonly Entrance[] = ['/login', '/consent', '/oauth/authorize', '/oauth/authorize/:uid'];

/** Counts every call of what is no endpoint, before anything else is done for it. */
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
    tellWait(reply, seconds, accountUrl);
    reply.header('cache-control', 'no-store');
    return reply.redirect('/?error', 302);
  });
}
