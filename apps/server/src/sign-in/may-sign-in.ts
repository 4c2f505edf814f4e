/** Whether the account's flags (spec.md section 3) let its user in. */
export function maySignIn(user: {
  accountNonLocked: boolean;
  accountNonExpired: boolean;
  credentialsNonExpired: boolean;
}): boolean {
  return user.accountNonLocked && user.accountNonExpired && user.credentialsNonExpired;
}
