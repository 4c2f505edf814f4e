import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Below that each row is found by its key, which is fast whatever the planner believes. */
const many = 100;

/**
 * Runs statements that join `count` rows of their own with a table. Of one that was filled a moment ago PostgreSQL believes
 * that it has a handful of rows, and compares each with each: seconds for 5,000, a minute for 20,000.
 */
export async function joiningMany<T>(tx: Tx, count: number, run: () => Promise<T>): Promise<T> {
  if (count <= many) return run();
  await sql`set local enable_nestloop = off`.execute(tx);
  const done = await run();
  await sql`set local enable_nestloop to default`.execute(tx);
  return done;
}
