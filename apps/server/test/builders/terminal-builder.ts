import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { setMood, type TerminalMood } from '#server/providers/card/simulated-terminal.queries.ts';
import { simulatedTerminal, type TerminalTimes } from '#server/providers/card/simulated-terminal.ts';

const times: TerminalTimes = { usualMilliseconds: 0, lateMilliseconds: 20, timeoutMilliseconds: 60_000 };

/** A card terminal that takes no time: what would keep the till waiting too long gets no answer at once. */
export function terminalOf(db: Db) {
  let ahead = 0;
  const provider = simulatedTerminal({
    db,
    clock: () => new Date(Date.now() + ahead),
    times,
    wait: async (milliseconds) => {
      if (milliseconds === times.timeoutMilliseconds) throw new Error('no answer');
    },
  });
  const builders = {
    /** How the terminal of a store behaves at its next charge. */
    terminalWill: (storeId: string, next: TerminalMood) => setMood(db, storeId, next),
    /** Until whatever the terminal had not answered yet can be found there. */
    passTerminalTime() {
      ahead += 3_600_000;
    },
  };
  return { provider, builders };
}

/** Does every job that waits, also those that are to wait longer; one that fails stays for the next time. */
export async function runJobs(app: App, db: Db) {
  await sql`update outbox set run_at = now()`.execute(db);
  await sql`update messages set next_attempt_at = now()`.execute(db);
  await sql`update messages set next_look_at = now() where next_look_at is not null`.execute(db);
  await makeDue(db);
  await app.runDueJobs();
}

/** Jobs that failed before wait for their next try; the queue's tables come with its first run. */
async function makeDue(db: Db) {
  await sql`do $$ begin
    if to_regclass('graphile_worker._private_jobs') is not null then
      update graphile_worker._private_jobs set run_at = now(), locked_at = null;
    end if;
  end $$`.execute(db);
}
