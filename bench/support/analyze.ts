import pg from 'pg';

/**
 * Gives PostgreSQL the statistics that a database in use has. Without them it checks the foreign keys of a new order by an
 * index of all orders of the store, so orders would become slower with every order.
 */
export async function analyze(connectionText: string): Promise<void> {
  const client = new pg.Client(JSON.parse(connectionText));
  await client.connect();
  await client.query('analyze');
  await client.end();
}
