import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Below this each row is found by its key, which is fast whatever the planner estimates. */
const many = 100;

/**
 * Runs statements that join `count` given rows with a table. For a table filled a moment ago the planner estimates a
 * handful of rows and picks a nested loop, which takes seconds for 5,000 rows and a minute for 20,000.
 */
export async function withoutNestedLoops<T>(tx: Tx, count: number, run: () => Promise<T>): Promise<T> {
  if (count <= many) return run();
  await sql`set local enable_nestloop = off`.execute(tx);
  const done = await run();
  await sql`set local enable_nestloop to default`.execute(tx);
  return done;
}
