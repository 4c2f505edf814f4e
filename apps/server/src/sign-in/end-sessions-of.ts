import type { DbOrTx } from '#server/db/database.ts';
import { deleteRecordsOfAccount } from './provider/records.queries.ts';
import { deleteSessionsOfUser } from './sessions/sessions.queries.ts';

/**
 * Ends every sign-in of a user, on whatever device: sessions, grants, and the codes and tokens that came from them;
 * `except` keeps the sign-in of one grant. Refreshing ends at once, calls within the 5 s of grant-liveness.ts.
 * Answers how many sign-ins ended.
 */
export async function endSessionsOf(
  db: DbOrTx,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  await deleteSessionsOfUser(db, userId, except);
  return deleteRecordsOfAccount(db, userId, except);
}
