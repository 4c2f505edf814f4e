import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, its database too. */
export function registerHealth(app: FastifyInstance, db: Db) {
  app.get('/healthz', async () => ({ status: 'OK' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db);
    return { status: 'OK' };
  });
}
