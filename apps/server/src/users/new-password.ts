import { fail } from '#server/http/refusal.ts';
import { whyCommonPassword } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';

/**
 * Hashes a chosen password, or refuses it with PASSWORD_TOO_COMMON. Call it outside a transaction: it waits for a turn
 * of `by`, a network or user, and takes about 15 ms. The contract has checked the allowed characters.
 */
export async function hashNewPassword(
  password: string,
  user: { username: string },
  by: string,
): Promise<string> {
  await refuseCommonPassword(password, user);
  return hashPassword(password, by);
}

/** Refuses an easily guessed password with PASSWORD_TOO_COMMON, without hashing it. */
export async function refuseCommonPassword(password: string, user: { username: string }): Promise<void> {
  const reason = await whyCommonPassword(password, user);
  if (reason) fail('PASSWORD_TOO_COMMON', { reason });
}
