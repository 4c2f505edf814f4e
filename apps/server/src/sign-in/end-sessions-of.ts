import type { Tx } from '#server/db/database.ts';
import { beginSignInEpoch } from '#server/users/begin-sign-in-epoch.ts';
import { deleteRecordsOfAccount, updateEpoch } from './provider/records.queries.ts';
import { deleteSessionsOfUser } from './sessions/sessions.queries.ts';

/**
 * Ends all sign-ins of a user on all devices: sessions, grants, codes and tokens. `except` keeps the sign-in of one
 * grant. A sign-in in progress ends, too. Refreshing stops immediately, calls stop within the 5 s of grant-liveness.ts.
 * Returns the new epoch.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  // First: a concurrent sign-in then waits for this transaction and finds another epoch.
  const epoch = await beginSignInEpoch(tx, userId);
  await deleteSessionsOfUser(tx, userId, except);
  await deleteRecordsOfAccount(tx, userId, except);
  if (except !== undefined) await updateEpoch(tx, userId, epoch);
  return epoch;
}
