import type { DbOrTx, Tx } from '#server/db/database.ts';
import { findProfileRow, lockProfile, type ProfileRow } from './profiles.queries.ts';

/** What an account says about its person, and how they are reached. */
export type UserProfile = ProfileRow;

export async function profileOf(db: DbOrTx, userId: string): Promise<UserProfile | undefined> {
  return findProfileRow(db, userId);
}

/** Locks the profile: until the commit nobody else changes it. */
export async function lockProfileOf(tx: Tx, userId: string): Promise<UserProfile | undefined> {
  return lockProfile(tx, userId);
}
