import type { DbOrTx } from '#server/db/database.ts';

/** What signing in needs to know of a user. `username` in lower case, as it is kept. */
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
    ]);
  const found =
    'id' in key ? accounts.where('id', '=', key.id) : accounts.where('username', '=', key.username);
  return found.executeTakeFirst();
}
