import { sql } from 'kysely';

/**
 * Whether the flags of an account allow a sign-in, like `maySignIn`; false for a deleted user. `users`: the table's
 * alias.
 */
export function maySignInPiece(users: string) {
  const flag = (name: string) => sql.ref<boolean>(`${users}.${name}`);
  return sql<boolean>`(${flag('accountNonLocked')} and ${flag('accountNonExpired')}
    and ${flag('credentialsNonExpired')} and ${flag('deletedAt')} is null)`;
}
