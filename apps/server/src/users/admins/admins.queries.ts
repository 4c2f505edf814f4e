import type { Tx } from '#server/db/database.ts';
import { maySignInPiece } from '#server/users/may-sign-in.queries.ts';

/** An account by its username, locked until the commit. */
export async function lockToAppoint(tx: Tx, username: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'admin', 'emailVerifiedAt', maySignInPiece('users').as('maySignIn')])
    .where('username', '=', username)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setAdmin(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ admin: true }).where('id', '=', userId).execute();
}
