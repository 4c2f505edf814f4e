import type { Pool } from 'pg';

/**
 * How many deadlocks this database has had. The program runs the victim of one again, so that nobody else would notice.
 * Connections keep what they counted for a while: every one of the pool is made to tell.
 */
export async function deadlocksOf(pool: Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()');
    const { rows } = (await clients[0]?.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )) ?? { rows: [] };
    return rows[0].deadlocks;
  } finally {
    for (const client of clients) client.release();
  }
}
