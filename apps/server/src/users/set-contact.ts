import type { Tx } from '#server/db/database.ts';
import {
  type PhoneColumns,
  updateNewPhone,
  updateNewUsername,
  updatePhone,
  updateUsername,
} from './profiles.queries.ts';

export type UserPhone = PhoneColumns;

/** Stores an address until its owner confirms it; null drops it. */
export async function setNewEmail(tx: Tx, userId: string, newEmail: string | null): Promise<void> {
  await updateNewUsername(tx, userId, newEmail);
}

/** Stores a number until its owner confirms it; null drops it. */
export async function setNewPhone(tx: Tx, userId: string, phone: UserPhone | null): Promise<void> {
  await updateNewPhone(tx, userId, phone);
}

/** Sets a confirmed address, by which the user signs in from now on. `users__username` refuses a taken one. */
export async function setEmail(tx: Tx, user: { userId: string; username: string; now: Date }): Promise<void> {
  await updateUsername(tx, user);
}

/** Sets a confirmed number. */
export async function setPhone(tx: Tx, user: { userId: string; phone: UserPhone; now: Date }): Promise<void> {
  await updatePhone(tx, user);
}
