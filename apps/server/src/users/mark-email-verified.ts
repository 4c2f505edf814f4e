import type { Tx } from '#server/db/database.ts';
import { updateEmailVerified } from './users.queries.ts';

/** Marks a user's address as verified. The caller has checked the token that was sent to it. */
export async function markEmailVerified(tx: Tx, user: { userId: string; now: Date }): Promise<void> {
  await updateEmailVerified(tx, user);
}
