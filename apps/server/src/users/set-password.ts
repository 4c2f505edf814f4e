import type { Tx } from '#server/db/database.ts';
import { type NewPassword, updatePassword } from './users.queries.ts';

/**
 * Sets an account's password; `passwordHash` comes from `hashNewPassword`. False if `insteadOf` is no longer
 * the current hash. Does not end sign-ins; the caller decides that.
 */
export async function setPassword(tx: Tx, password: NewPassword): Promise<boolean> {
  return updatePassword(tx, password);
}
