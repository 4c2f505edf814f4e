import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';

export type TokenClaims = {
  /** Null for a CLIENT token: nobody is signed in. */
  userId: string | null;
  grantId: string | null;
  clientId: string;
  scope: readonly string[];
};

/** Scope of a token that acts as its user. A token without it counts as not signed in, even a user's. */
export const userScope = 'USER';

/** What the guards need to know. Features implement it; app.ts wires them. */
export type Guards = {
  /** Undefined if the token is not ours, altered or expired. */
  verifyAccessToken: (token: string) => Promise<TokenClaims | undefined>;
  /** At most 5 s stale. */
  isGrantAlive: (grantId: string) => Promise<boolean>;
  isAdmin: (userId: string) => Promise<boolean>;
  /** Undefined for an unknown store, and for a store that the user is no member of. */
  findMembership: (storeId: string, userId: string) => Promise<Membership | undefined>;
  /** The lock that closes a part to this session, or undefined. `storePhone` is masked. */
  findLock: (
    storeId: string,
    grantId: string,
    part: LockPart,
  ) => Promise<{ storePhone: string | null } | undefined>;
};
