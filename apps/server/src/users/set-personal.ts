import type { Tx } from '#server/db/database.ts';
import { type Personal, updatePersonal } from './profiles.queries.ts';

/** Sets what a person says about themselves. The caller has locked the account. */
export async function setPersonal(tx: Tx, userId: string, personal: Personal, at: Date): Promise<void> {
  await updatePersonal(tx, userId, personal, at);
}
