import type { DbOrTx } from '#server/db/database.ts';

/** What signing in needs to know of a user. `username` as typed; it is kept in lower case. */
export async function findAccount(db: DbOrTx, key: { id: string } | { username: string }) {
  const accounts = db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'accountNonLocked', 'accountNonExpired', 'credentialsNonExpired']);
  const found =
    'id' in key
      ? accounts.where('id', '=', key.id)
      : accounts.where('username', '=', key.username.toLowerCase());
  return found.executeTakeFirst();
}
