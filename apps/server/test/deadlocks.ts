import type { Pool } from 'pg';

/**
 * Number of deadlocks in this database. The server retries after a deadlock, so tests would not notice otherwise.
 * Backends report their statistics with a delay, so every connection of the pool is made to flush them.
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
