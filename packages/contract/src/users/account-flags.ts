/** An account signs in only while all three are true. */
export const accountFlags = ['accountNonLocked', 'accountNonExpired', 'credentialsNonExpired'] as const;
export type AccountFlag = (typeof accountFlags)[number];
