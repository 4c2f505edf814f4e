export const userIdentities = ['ADMIN', 'OWNER', 'STAFF', 'USER'] as const;
export type UserIdentity = (typeof userIdentities)[number];

/** Who somebody is on the platform: the first of these that applies. Computed, not stored. */
export function userIdentityOf({ admin, roles }: { admin: boolean; roles: readonly string[] }): UserIdentity {
  if (admin) return 'ADMIN';
  if (roles.includes('OWNER')) return 'OWNER';
  return roles.length > 0 ? 'STAFF' : 'USER';
}
