import type { AccountFlag } from '@maru/contract/users/account-flags.ts';

/** Whether the account's flags allow a sign-in. In SQL it is `maySignInPiece`. */
export function maySignIn(user: Record<AccountFlag, boolean>): boolean {
  return user.accountNonLocked && user.accountNonExpired && user.credentialsNonExpired;
}
