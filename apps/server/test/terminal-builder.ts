import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { setMood, type TerminalMood } from '#server/providers/card/simulated-terminal.queries.ts';

/** The card terminal and the jobs that settle what it leaves undecided. */
export function terminalBuilders(shop: { app: App; db: Db }, clock: { ahead: number }) {
  return {
    /** How the terminal of a store behaves at its next charge. */
    terminalWill: (storeId: string, next: TerminalMood) => setMood(shop.db, storeId, next),
    /** Until whatever the terminal had not answered yet can be found there. */
    passTerminalTime() {
      clock.ahead += 60_000;
    },
    /** Does every job that waits, also those that are to wait longer; one that fails stays for the next time. */
    async runJobs() {
      await sql`update outbox set run_at = now()`.execute(shop.db);
      await shop.app.runDueJobs();
      await sql`update graphile_worker._private_jobs set run_at = now(), locked_at = null`.execute(shop.db);
    },
  };
}
