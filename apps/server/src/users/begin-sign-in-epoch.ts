import type { Tx } from '#server/db/database.ts';
import { incrementSignInEpoch } from './users.queries.ts';

/** Starts a new epoch: once `tx` commits, only a newly entered password signs in. Returns the epoch. */
export async function beginSignInEpoch(tx: Tx, userId: string): Promise<number> {
  return incrementSignInEpoch(tx, userId);
}
