import type { Tx } from '#server/db/database.ts';
import { beginSignInEpoch } from '#server/users/begin-sign-in-epoch.ts';
import { deleteRecordsOfAccount, updateEpoch } from './provider/records.queries.ts';
import { deleteSessionsOfUser } from './sessions/sessions.queries.ts';

/**
 * Ends every sign-in of a user, on whatever device: sessions, grants, and the codes and tokens that came from them;
 * `except` keeps the sign-in of one grant. What is on its way meanwhile is not kept either. Refreshing ends at once,
 * calls within the 5 s of grant-liveness.ts. Answers the epoch that began.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  // First of all: who begins a sign-in from here on waits for this transaction and finds another epoch.
  const epoch = await beginSignInEpoch(tx, userId);
  await deleteSessionsOfUser(tx, userId, except);
  await deleteRecordsOfAccount(tx, userId, except);
  if (except !== undefined) await updateEpoch(tx, userId, epoch);
  return epoch;
}
