import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/database.ts';
import type { Server } from './open-shop.ts';
import type { TossServer } from './stand-ins/toss/toss-server.ts';

const waiting = { timeout: 60_000, interval: 20 };

/** Moments at which the server is killed, after it has committed the intent of its request. */
export const moments = [
  'before its request arrives',
  'before it gets the answer',
  'before it books the answer',
  'before it answers itself',
] as const;
type Moment = (typeof moments)[number];
/** Runs acts of a server up to the moment at which it is to be killed. Call `freeLocks` after the kill. */
export function killingMoments(shop: Pick<Server, 'db' | 'pool'>, toss: TossServer, moment: Moment) {
  const freeing: (() => Promise<void>)[] = [];

  /**
   * Begins an act and returns when its POST to this path has reached the moment. Earlier POSTs of the act go through.
   */
  async function until(
    { storeId, secretKey }: { storeId: string; secretKey: string },
    orderId: string,
    { path, before = 0 }: { path: string; before?: number },
    act: () => Promise<unknown>,
  ) {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    for (let n = 0; n < before; n += 1) toss.next({ after: Promise.resolve() });
    if (moment === 'before its request arrives') toss.next('LOST');
    else toss.next(moment === 'before it gets the answer' ? 'SILENT' : { after: mayAnswer });
    const posts = () => toss.calls.filter((call) => call.method === 'POST' && call.secretKey === secretKey);
    const already = posts().length;
    // Nobody gets the response of a server that is killed.
    const doing = act().catch(() => {});
    await vi.waitFor(() => expect(posts().length).toBe(already + before + 1), waiting);
    expect(posts().at(-1)?.path).toContain(path);
    if (moment === 'before its request arrives' || moment === 'before it gets the answer') return;

    const isLocked =
      moment === 'before it books the answer' ? await lockOrder(orderId) : await lockKeys(storeId);
    answer();
    if (isLocked)
      await vi.waitFor(
        async () => expect(await countBlocked(shop.db)).toBeGreaterThanOrEqual(freeing.length),
        waiting,
      );
    else await doing;
  }

  const lockOrder = (id: string) => lock('select from orders where id = $1 for update', id);
  /** A job or a guest's payment stores no answer, so there is no key to lock for them. */
  const lockKeys = (storeId: string) =>
    lock('select from idempotency_keys where scope_id = $1 and http is null for update', storeId);

  async function lock(statement: string, id: string): Promise<boolean> {
    const client = await shop.pool.connect();
    await client.query('begin');
    const { rowCount } = await client.query(statement, [id]);
    const free = async () => {
      await client.query('rollback');
      client.release();
    };
    if (rowCount === 0) await free();
    else freeing.push(free);
    return rowCount !== 0;
  }

  const freeLocks = async () => {
    for (const free of freeing) await free();
  };
  return { until, freeLocks };
}

async function countBlocked(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
