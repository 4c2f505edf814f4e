import type { DbOrTx } from '#server/db/database.ts';

/** `username` in lower case, as it is kept. */
export async function isUsernameTaken(db: DbOrTx, username: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  return row !== undefined;
}

/** Who has this address and has not verified it. */
export async function findUnverified(db: DbOrTx, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'language'])
    .where('username', '=', username)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
}
