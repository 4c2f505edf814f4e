import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { isPasswordOf } from '#server/users/hash-password.ts';
import { findAccount } from './accounts.queries.ts';
import { maySignIn } from './may-sign-in.ts';

/** Bounds what is looked up and hashed; what they may contain is decided where they are set. */
const Credentials = z.object({
  username: z.string().trim().min(1).max(320).refine(isText),
  password: z.string().min(1).max(1024).refine(isText),
});

/**
 * The one check of a username and a password, for the login form and the password grant. Answers the user's id;
 * undefined for every reason alike, after the same time, so that nobody learns which accounts exist.
 */
export async function checkCredentials(db: Db, input: unknown): Promise<string | undefined> {
  const credentials = Credentials.safeParse(input);
  if (!credentials.success) return undefined;

  const { username, password } = credentials.data;
  const account = await findAccount(db, { username });
  const matches = await isPasswordOf(account?.passwordHash, password);
  return account && matches && maySignIn(account) ? account.id : undefined;
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
