import type { Tx } from '#server/db/database.ts';
import { updateEmailVerified } from './users.queries.ts';

/** The address of an account is its user's. Whoever calls has seen the token that was sent there. */
export async function markEmailVerified(tx: Tx, user: { userId: string; now: Date }): Promise<void> {
  await updateEmailVerified(tx, user);
}
