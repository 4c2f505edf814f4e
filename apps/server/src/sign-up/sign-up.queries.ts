import type { DbOrTx } from '#server/db/database.ts';

/** Who has this address, in lower case, and has not verified it. */
export async function findUnverified(db: DbOrTx, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'language'])
    .where('username', '=', username)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
}
