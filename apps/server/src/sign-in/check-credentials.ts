import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { countTry, uncountTry } from '#server/http/rate-limits.ts';
import { isPasswordOf } from '#server/users/hash-password.ts';
import { findAccount } from './accounts.queries.ts';
import { claimTry, deleteFailures, takeBackTry, type WaitRule } from './failures.queries.ts';
import { maySignIn } from './may-sign-in.ts';

/** Bounds what is looked up and hashed; what they may contain is decided where they are set. */
const Credentials = z.object({
  username: z.string().trim().toLowerCase().min(1).max(320).refine(isText),
  password: z.string().min(1).max(1024).refine(isText),
});

/** Of one account at one address: a stranger elsewhere cannot keep its owner waiting. */
const pairRule: WaitRule = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 3_600 };
/** Many people may sit behind one address. */
const addressRule: WaitRule = { free: 50, firstWaitSeconds: 30, longestWaitSeconds: 3_600 };

export type CameFrom = {
  address: string;
  /** Id of the account that signed in with this browser before. */
  knownAs?: string | undefined;
};

/** Answers the user's id; undefined for every reason alike, so that nobody learns which accounts exist. */
export type CheckCredentials = (input: unknown, from: CameFrom) => Promise<string | undefined>;

/**
 * The one check of a username and a password, for the login form and the password grant. After some wrong ones an
 * address waits, for one account or for all, and then even the right password fails; nobody is ever locked out for
 * good. Guesses at one account from many addresses have a limit together, which a browser that is known there passes.
 */
export function credentialCheck({ db, pepper }: { db: Db; pepper: string }): CheckCredentials {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', pepper).update(`${kind}:${value}`).digest('base64url');

  return async function checkCredentials(input, { address, knownAs }) {
    const credentials = Credentials.safeParse(input);
    if (!credentials.success) return undefined;

    const { username, password } = credentials.data;
    const ofAddress = hash('address', address);
    const ofAccount = hash('account', username);
    const ofPair = hash('account at address', `${username} ${address}`);
    if (!(await claimTry(db, ofAddress, addressRule))) return undefined;
    if (!(await claimTry(db, ofPair, pairRule))) return undefined;

    const account = await findAccount(db, { username });
    const isKnown = account !== undefined && account.id === knownAs;
    if (!isKnown && !(await countTry(db, 'sign-in', ofAccount))) return undefined;

    const matches = await isPasswordOf(account?.passwordHash, password);
    if (!account || !matches || !maySignIn(account)) return undefined;

    await deleteFailures(db, ofPair);
    await takeBackTry(db, ofAddress);
    if (!isKnown) await uncountTry(db, 'sign-in', ofAccount);
    return account.id;
  };
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
