import type { Db } from '#server/db/database.ts';
import { deleteExpiredFailures } from './failures.queries.ts';
import { deleteExpiredRecords } from './provider/records.queries.ts';
import { deleteDeadSessions } from './sessions/sessions.queries.ts';

const step = 500;

/** Deletes expired records; runs hourly. Returns the number of deleted rows. */
export async function sweepSignIn(db: Db, now: Date): Promise<number> {
  let swept = await deleteExpiredFailures(db, now);
  for (;;) {
    const gone = await deleteExpiredRecords(db, now, step);
    swept += gone;
    if (gone < step) return swept + (await deleteDeadSessions(db));
  }
}
