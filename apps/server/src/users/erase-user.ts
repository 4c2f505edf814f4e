import type { DbOrTx, Tx } from '#server/db/database.ts';
import { blankUser, countOtherAdmins, lockToErase, type UserToErase } from './users.queries.ts';

export type { UserToErase };

/**
 * Locks a user to erase: until the commit nobody else changes this user. If the user is an admin, no other admin can
 * leave meanwhile. Undefined if already deleted.
 */
export function lockUserToErase(tx: Tx, userId: string) {
  return lockToErase(tx, userId);
}

/** Undefined for an unknown or deleted user. */
export async function isLastAdmin(db: DbOrTx, userId: string): Promise<boolean | undefined> {
  const others = await countOtherAdmins(db, userId);
  return others === undefined ? undefined : others === 0;
}

/**
 * Erases a user. The row stays without name, address, phone and password, for orders and trails. The address is free
 * again.
 */
export async function eraseUser(tx: Tx, user: { userId: string; now: Date }): Promise<void> {
  await blankUser(tx, user.userId, user.now);
}
