import type { DbOrTx } from '#server/db/database.ts';

/** A new address and number that the user asked for and has not confirmed yet. */
export async function pendingContactOf(
  _db: DbOrTx,
  _userId: string,
): Promise<{ newEmail: string | null; newPhone: string | null }> {
  return { newEmail: null, newPhone: null };
}
