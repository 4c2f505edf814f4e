import type { Tx } from '#server/db/database.ts';
import { incrementSignInEpoch } from './users.queries.ts';

/** From the end of `tx` on only who gives the password after it can sign in. Answers the new epoch. */
export async function beginSignInEpoch(tx: Tx, userId: string): Promise<number> {
  return incrementSignInEpoch(tx, userId);
}
