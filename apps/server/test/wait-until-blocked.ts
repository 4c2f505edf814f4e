import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/database.ts';

/** Waits until a statement is blocked by a lock. */
export function waitUntilBlocked(db: Db) {
  return vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 10 },
  );
}
