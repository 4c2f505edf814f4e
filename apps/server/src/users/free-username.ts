import type { DbOrTx, Tx } from '#server/db/database.ts';
import { deleteUnclaimed, isUsernameTaken } from './users.queries.ts';

/** `username` in lower case; `now` as the links of mails end. */
type Wanted = { username: string; now: Date };

/** Whether nobody has the address, or only somebody who gives way: nobody showed in time that it is theirs (decision 0011). */
export async function isUsernameFree(db: DbOrTx, wanted: Wanted): Promise<boolean> {
  return !(await isUsernameTaken(db, wanted));
}

/**
 * Takes the account away that gives way at this address, with its consents, mails' links and sign-ins, and answers its
 * id. For the transaction that makes the new one; against others at once `users__username` decides.
 */
export async function freeUsername(tx: Tx, wanted: Wanted): Promise<string | undefined> {
  return deleteUnclaimed(tx, wanted);
}
