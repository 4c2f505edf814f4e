import { fail } from '#server/http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';

/**
 * Hashes the password that somebody chose, or refuses it with PASSWORD_TOO_COMMON. Before a transaction, never inside:
 * it takes its turn and some 15 ms. What characters it may have the contract has checked.
 */
export async function hashNewPassword(password: string, user: { username: string }): Promise<string> {
  if (await isCommonPassword(password, user)) fail('PASSWORD_TOO_COMMON');
  return hashPassword(password);
}
