import type { DbOrTx, Tx } from '#server/db/database.ts';

/** Data of a user for signing in; nobody signs in as a deleted one. `username` in lower case, as stored. */
export async function findAccount(db: DbOrTx, key: { id: string } | { username: string }) {
  const accounts = db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'passwordHash',
      'signInEpoch',
      'accountNonLocked',
      'accountNonExpired',
      'credentialsNonExpired',
    ])
    .where('deletedAt', 'is', null);
  const found =
    'id' in key ? accounts.where('id', '=', key.id) : accounts.where('username', '=', key.username);
  return found.executeTakeFirst();
}

/** Locks the account until the commit. Returns its sign-in epoch, which a new password increments. */
export async function lockEpoch(tx: Tx, userId: string): Promise<number | undefined> {
  const users = tx.selectFrom('users').select('signInEpoch').where('id', '=', userId);
  return (await users.forNoKeyUpdate().executeTakeFirst())?.signInEpoch;
}
