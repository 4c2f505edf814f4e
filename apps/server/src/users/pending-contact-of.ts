import type { DbOrTx } from '#server/db/database.ts';
import { findProfileRow } from './profiles.queries.ts';
import { writtenPhone } from './written-phone.ts';

/** The address and the number that a user wants and has not confirmed yet. */
export async function pendingContactOf(
  db: DbOrTx,
  userId: string,
): Promise<{ newEmail: string | null; newPhone: string | null }> {
  const row = await findProfileRow(db, userId);
  return {
    newEmail: row?.newUsername ?? null,
    newPhone: row ? writtenPhone(row.newPhoneE164, row.newPhoneCallingCode) : null,
  };
}
