import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';

export type TokenClaims = {
  /** Null for a CLIENT token: nobody is signed in. */
  userId: string | null;
  grantId: string | null;
  clientId: string;
  scope: readonly string[];
};

/** The scope of a token that acts as its user; one without it, whoever signed in for it, is nobody's. */
export const userScope = 'USER';

/** What the guards ask; the features answer, app.ts wires them. */
export type Guards = {
  /** Undefined when the token is not ours, altered or expired. */
  verifyAccessToken: (token: string) => Promise<TokenClaims | undefined>;
  /** At most 5 s stale. */
  isGrantAlive: (grantId: string) => Promise<boolean>;
  isAdmin: (userId: string) => Promise<boolean>;
  /** Undefined for an unknown store and for a store the user is no member of. */
  findMembership: (storeId: string, userId: string) => Promise<Membership | undefined>;
  /** The lock that keeps this session from a part, undefined where none does. `storePhone` is masked. */
  findLock: (
    storeId: string,
    grantId: string,
    part: LockPart,
  ) => Promise<{ storePhone: string | null } | undefined>;
};
