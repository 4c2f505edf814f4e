import { fail } from '#server/http/refusal.ts';
import { whyCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';

/**
 * Hashes the password that somebody chose, or refuses it with PASSWORD_TOO_COMMON. Before a transaction, never inside:
 * it takes a turn of `by`, the network or the user that asks, and some 15 ms. What characters it may have the contract has checked.
 */
export async function hashNewPassword(
  password: string,
  user: { username: string },
  by: string,
): Promise<string> {
  await refuseCommonPassword(password, user);
  return hashPassword(password, by);
}

/** Refuses a password that anybody would try first with PASSWORD_TOO_COMMON, without hashing it. */
export async function refuseCommonPassword(password: string, user: { username: string }): Promise<void> {
  const reason = await whyCommonPassword(password, user);
  if (reason) fail('PASSWORD_TOO_COMMON', { reason });
}
