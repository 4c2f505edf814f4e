/** Whether the account's flags allow a sign-in. */
export function maySignIn(user: {
  accountNonLocked: boolean;
  accountNonExpired: boolean;
  credentialsNonExpired: boolean;
}): boolean {
  return user.accountNonLocked && user.accountNonExpired && user.credentialsNonExpired;
}
