import type { Tx } from '#server/db/database.ts';
import { type NewPassword, updatePassword } from './users.queries.ts';

/**
 * Gives an account another password; `passwordHash` is of `hashNewPassword`. False where somebody was faster than who
 * knew the present one. Sign-ins go on: ending them is the caller's decision.
 */
export async function setPassword(tx: Tx, password: NewPassword): Promise<boolean> {
  return updatePassword(tx, password);
}
