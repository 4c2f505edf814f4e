import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { isPasswordOf } from '#server/users/hash-password.ts';
import { findAccount } from './accounts.queries.ts';
import { claimTry, deleteFailures, takeBackTry, type WaitRule } from './failures.queries.ts';
import { maySignIn } from './may-sign-in.ts';

/** Bounds what is looked up and hashed; what they may contain is decided where they are set. */
const Credentials = z.object({
  username: z.string().trim().toLowerCase().min(1).max(320).refine(isText),
  password: z.string().min(1).max(1024).refine(isText),
});

const accountRule: WaitRule = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 3_600 };
/** Many people may sit behind one address. */
const addressRule: WaitRule = { free: 50, firstWaitSeconds: 30, longestWaitSeconds: 3_600 };

/** Answers the user's id; undefined for every reason alike, so that nobody learns which accounts exist. */
export type CheckCredentials = (input: unknown, address: string) => Promise<string | undefined>;

/**
 * The one check of a username and a password, for the login form and the password grant. After some wrong ones an
 * account and an address wait, and then even the right password fails; nobody is ever locked out for good.
 */
export function credentialCheck({ db, pepper }: { db: Db; pepper: string }): CheckCredentials {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');

  return async function checkCredentials(input, address) {
    const credentials = Credentials.safeParse(input);
    if (!credentials.success) return undefined;

    const { username, password } = credentials.data;
    const ofAddress = hash('address', address);
    const ofAccount = hash('account', username);
    if (!(await claimTry(db, ofAddress, addressRule))) return undefined;
    if (!(await claimTry(db, ofAccount, accountRule))) return undefined;

    const account = await findAccount(db, { username });
    const matches = await isPasswordOf(account?.passwordHash, password);
    if (!account || !matches || !maySignIn(account)) return undefined;

    await deleteFailures(db, ofAccount);
    await takeBackTry(db, ofAddress);
    return account.id;
  };
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
