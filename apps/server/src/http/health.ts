import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { countCall } from './rate-limits.queries.ts';

/** Anyone may call `/readyz`, so a successful write is reused for a while. */
const provenMilliseconds = 5_000;

/** Resolves if the database can be read and written; rejects otherwise. */
export type Readiness = () => Promise<void>;

/** Shared by all origins of an instance, so that concurrent calls wait for one write. */
export function openReadiness({ db, clock }: { db: Db; clock: () => Date }): Readiness {
  let provenUntil = 0;
  let proving: Promise<void> | undefined;

  async function prove() {
    const startedAt = clock().getTime();
    await writeAndUseRoom(db);
    provenUntil = startedAt + provenMilliseconds;
  }

  return async function ready() {
    await sql`select 1`.execute(db);
    if (clock().getTime() < provenUntil) return;
    proving ??= prove().finally(() => {
      proving = undefined;
    });
    await proving;
  };
}

/**
 * Writes one small row and sorts more than fits into memory. On a full disk a row may still fit into an existing page;
 * the sort needs a megabyte of disk.
 */
async function writeAndUseRoom(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countCall(tx, { name: 'readyz', subject: 'database', windowSeconds: 60 });
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select max(number) from (select number from generate_series(1, 50000) number order by -number) sorted`.execute(
      tx,
    );
  });
}

/** `/healthz`: the process is up. `/readyz`: it can serve requests and its database accepts writes. */
export function registerHealth(app: FastifyInstance, ready: Readiness) {
  app.get('/healthz', async () => ({ status: 'OK' }));
  app.get('/readyz', async () => {
    await ready();
    return { status: 'OK' };
  });
}
