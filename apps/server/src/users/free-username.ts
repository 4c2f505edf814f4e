import type { DbOrTx, Tx } from '#server/db/database.ts';
import { deleteUnclaimed, isUsernameTaken } from './users.queries.ts';

/** `username` in lower case; `now` decides which mail links have expired. */
type Wanted = { username: string; now: Date };

/** Whether an address is free, or held only by an account that never verified it in time (decision 0011). */
export async function isUsernameFree(db: DbOrTx, wanted: Wanted): Promise<boolean> {
  return !(await isUsernameTaken(db, wanted));
}

/**
 * Deletes the unverified account that holds this address, with its consents, mail links and sign-ins. Returns its id.
 * Call it in the transaction that creates the new account; `users__username` settles concurrent calls.
 */
export async function freeUsername(tx: Tx, wanted: Wanted): Promise<string | undefined> {
  return deleteUnclaimed(tx, wanted);
}
