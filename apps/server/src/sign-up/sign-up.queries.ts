import type { DbOrTx } from '#server/db/database.ts';

/** The user with this unverified address, in lower case. */
export async function findUnverified(db: DbOrTx, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'language'])
    .where('username', '=', username)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
}

export async function isEmailVerified(db: DbOrTx, userId: string): Promise<boolean> {
  const users = db.selectFrom('users').select('id').where('id', '=', userId);
  return (await users.where('emailVerifiedAt', 'is not', null).executeTakeFirst()) !== undefined;
}
