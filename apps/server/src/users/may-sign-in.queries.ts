import { sql } from 'kysely';

/** Whether the flags of an account allow a sign-in, as `maySignIn` says; never of a deleted user. `users`: its alias. */
export function maySignInPiece(users: string) {
  const flag = (name: string) => sql.ref<boolean>(`${users}.${name}`);
  return sql<boolean>`(${flag('accountNonLocked')} and ${flag('accountNonExpired')}
    and ${flag('credentialsNonExpired')} and ${flag('deletedAt')} is null)`;
}
