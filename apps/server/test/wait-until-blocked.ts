import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/database.ts';

/** Waits until one statement, or `statements`, are blocked by locks. */
export function waitUntilBlocked(db: Db, statements = 1) {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows.length).toBeGreaterThanOrEqual(statements);
    },
    { timeout: 60_000, interval: 10 },
  );
}
