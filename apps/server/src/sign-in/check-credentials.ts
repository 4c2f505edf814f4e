import { z } from 'zod';
import type { Db, DbOrTx } from '#server/db/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Refusal } from '#server/http/refusal.ts';
import { subjectHash } from '#server/keys/hash-subject.ts';
import { isPasswordOf } from '#server/users/hash-password.ts';
import { maySignIn } from '#server/users/may-sign-in.ts';
import { findAccount } from './accounts.queries.ts';
import {
  beginWait,
  claimTry,
  deleteFailures,
  findWait,
  takeBackTry,
  type WaitRule,
} from './failures.queries.ts';

/** Limits what is looked up and hashed. The rules for valid values apply where they are set. */
const Credentials = z.object({
  username: z.string().trim().toLowerCase().min(1).max(320).refine(isText),
  password: z.string().min(1).max(1024).refine(isText),
});

const minute = 60;
const hour = 60 * minute;

/** For an account, and for one known device of it; docs/decisions/0009 explains the numbers. */
const accountRule: WaitRule = {
  free: 5,
  atOnce: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * minute,
  forgivenEverySeconds: hour,
};
/** Many people may share an address: the waits are short, and a whole shift may sign in at once. */
const addressRule: WaitRule = {
  free: 5,
  atOnce: 50,
  firstWaitSeconds: 1,
  longestWaitSeconds: minute,
  forgivenEverySeconds: minute,
};

const refusesForNow = new Set<string>(['TOO_MANY_REQUESTS', 'UNAVAILABLE']);

/** A device that proved, by a signed cookie, which accounts it has signed in to, in their current epoch. */
export type KnownDevice = { id: string; belongsTo(account: { id: string; signInEpoch: number }): boolean };

export type SignInSource = { address: string; device?: KnownDevice | undefined };

/** The user with the right password, and the account's epoch at that time: sign-ins are valid only within it. */
export type SignedIn = { userId: string; epoch: number };

/** `wrong` for every reason, so that nobody learns which accounts exist. */
export type Checked = SignedIn | { waitSeconds: number } | 'wrong';

export type CheckCredentials = (given: unknown, from: SignInSource) => Promise<Checked>;

/**
 * The only password check, for every entrance: the login form, the password grant, `POST /session/user` and the change
 * of a password. After five wrong passwords the account waits, and so does the address; then even the right password is
 * refused for a while. Nobody is locked out for good. A device known to the account has its own counter.
 */
export function credentialCheck({ db, pepper }: { db: Db; pepper: string }): CheckCredentials {
  const hash = subjectHash(pepper);

  return async function checkCredentials(given, { address, device }) {
    const credentials = Credentials.safeParse(given);
    if (!credentials.success) return 'wrong';

    const { username, password } = credentials.data;
    const account = await findAccount(db, { username });
    const network = networkOf(address);
    const isKnown = account !== undefined && device?.belongsTo(account) === true;
    const claimed = isKnown
      ? await claimOfDevice(db, hash('device', `${account.id} ${device.id}`))
      : await claimOfStranger(db, hash('account', username), hash('address', network));
    if ('waitSeconds' in claimed) return claimed;

    const matches = await isPasswordOf(account?.passwordHash, password, network).catch(toBeTriedAgain);
    if (matches === 'later') {
      await claimed.takenBack();
      return { waitSeconds: 1 };
    }
    if (!account || !matches || !maySignIn(account)) {
      await claimed.failed();
      return 'wrong';
    }
    await claimed.succeeded();
    return { userId: account.id, epoch: account.signInEpoch };
  };
}

/** Ends the wait of an account after its owner was verified in another way. `username` in lower case. */
export type ForgetFailures = (db: DbOrTx, username: string) => Promise<void>;

export function failuresForgetter({ pepper }: { pepper: string }): ForgetFailures {
  return (db, username) => deleteFailures(db, subjectHash(pepper)('account', username));
}

/** A try that is already counted as a failure; call one of these with its result. */
type Claim = Record<'failed' | 'succeeded' | 'takenBack', () => Promise<void>>;

async function claimOfDevice(db: Db, ofDevice: string): Promise<Claim | { waitSeconds: number }> {
  const claimed = await claimTry(db, ofDevice, accountRule);
  if (!claimed) return { waitSeconds: await findWait(db, [ofDevice]) };
  return {
    failed: async () => undefined,
    succeeded: () => deleteFailures(db, ofDevice),
    takenBack: () => takeBackTry(db, claimed),
  };
}

async function claimOfStranger(
  db: Db,
  ofAccount: string,
  ofAddress: string,
): Promise<Claim | { waitSeconds: number }> {
  const atAddress = await claimTry(db, ofAddress, addressRule);
  const atAccount = atAddress && (await claimTry(db, ofAccount, accountRule));
  if (!atAccount) {
    if (atAddress) await takeBackTry(db, atAddress);
    return { waitSeconds: await findWait(db, [ofAddress, ofAccount]) };
  }
  return {
    failed: () => beginWait(db, ofAddress, addressRule),
    // For the address only this try is forgiven, so that an attacker's own account does not clear guesses at others.
    async succeeded() {
      await deleteFailures(db, ofAccount);
      await takeBackTry(db, atAddress);
    },
    async takenBack() {
      await takeBackTry(db, atAccount);
      await takeBackTry(db, atAddress);
    },
  };
}

/** The queue for password checks is full: this password was not checked. */
function toBeTriedAgain(error: unknown): 'later' {
  if (error instanceof Refusal && refusesForNow.has(error.code)) return 'later';
  throw error;
}

function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
