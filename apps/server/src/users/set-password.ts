import type { Tx } from '#server/db/database.ts';
import { updatePassword } from './users.queries.ts';

/**
 * Gives an account another password; `passwordHash` is of `hashNewPassword`. Sign-ins go on: ending them is the
 * caller's decision.
 */
export async function setPassword(
  tx: Tx,
  user: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await updatePassword(tx, user);
}
