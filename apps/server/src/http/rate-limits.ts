import type { ErrorDetail } from '@maru/contract/errors.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { networkOf } from './network-of.ts';
import { countCall, countCalls } from './rate-limits.queries.ts';
import { fail } from './refusal.ts';

/** `reason` explains refusals that are not the caller's fault, such as a code that was just sent. */
type Limit = { most: number; windowSeconds: number; reason?: ErrorDetail<'TOO_MANY_REQUESTS'>['reason'] };
/** If only failures count, a successful call costs no statement. */
type EntranceLimit = Limit & { counts: 'calls' | 'failures' };
type Limits = {
  calls: Record<string, Limit>;
  entrances: Record<string, EntranceLimit>;
  tries: Record<string, Limit>;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All rate limits. A whole market hall may share one address, so the limits in `calls` are generous. Phone
 * numbers, mail addresses and accounts have their own limits in `tries`.
 */
export const limits = {
  /** Per address, or per user if signed in, by endpoint. Every endpoint open to anyone is listed. */
  calls: {
    getTermsAndConditions: { most: 300, windowSeconds: minute },
    requestMobileVerificationCode: { most: 60, windowSeconds: minute },
    verifyMobileVerificationCode: { most: 120, windowSeconds: minute },
    getMobileVerification: { most: 120, windowSeconds: minute },
    grantClientToken: { most: 300, windowSeconds: minute },
    grantUserToken: { most: 60, windowSeconds: minute },
    checkUsernameAvailable: { most: 30, windowSeconds: minute },
    checkPassword: { most: 60, windowSeconds: minute },
    createUser: { most: 60, windowSeconds: hour },
    // Many stores' place pages may be viewed from one address.
    getStoreStatus: { most: 600, windowSeconds: minute },
    requestVerificationEmail: { most: 20, windowSeconds: hour },
    findUsernameByCellphone: { most: 60, windowSeconds: hour },
    // Its answer says whether an address has an account (docs/rules/identity.md, Links in mails).
    requestResetPasswordEmail: { most: 20, windowSeconds: hour },
    resetPassword: { most: 30, windowSeconds: hour },
    getUnlockApproval: { most: 120, windowSeconds: minute },
    getInvitation: { most: 120, windowSeconds: minute },
    answerUnlockApproval: { most: 60, windowSeconds: minute },
    getStorePhoneConfirmation: { most: 120, windowSeconds: minute },
    confirmStorePhone: { most: 60, windowSeconds: minute },
    submitInquiry: { most: 30, windowSeconds: hour },
    // A page that fails reports a few errors; all devices of a market hall may fail at once.
    recordClientError: { most: 60, windowSeconds: minute },
  },
  /** Per address, by path, for entrances that are not endpoints. */
  entrances: {
    '/login': { counts: 'calls', most: 600, windowSeconds: minute },
    '/language': { counts: 'calls', most: 600, windowSeconds: minute },
    '/consent': { counts: 'calls', most: 600, windowSeconds: minute },
    '/oauth/authorize': { counts: 'calls', most: 600, windowSeconds: minute },
    '/oauth/authorize/:uid': { counts: 'calls', most: 600, windowSeconds: minute },
    '/oauth/logout': { counts: 'calls', most: 600, windowSeconds: minute },
    '/oauth/logout/confirm': { counts: 'calls', most: 600, windowSeconds: minute },
    '/oauth/token': { counts: 'failures', most: 300, windowSeconds: minute },
    '/oauth/revoke': { counts: 'failures', most: 300, windowSeconds: minute },
    // Guests of many stores may share an address, and their pages refresh while a result is awaited.
    '/pay/:token': { counts: 'calls', most: 600, windowSeconds: minute },
    '/pay/:token/return': { counts: 'calls', most: 300, windowSeconds: minute },
    // All notices of the provider come from a few addresses.
    '/webhooks/toss': { counts: 'calls', most: 600, windowSeconds: minute },
  },
  /** Limits that acts count, with one counter per subject. A name begins with the kind of its subject. */
  tries: {
    'phone: pause between codes': { most: 1, windowSeconds: 30, reason: 'CODE_JUST_SENT' },
    'phone: codes in an hour': { most: 5, windowSeconds: hour },
    'phone: codes in a day': { most: 10, windowSeconds: day },
    'phone: guesses in a day': { most: 20, windowSeconds: day },
    // All numbers with the same prefix: someone who enumerates numbers may be paid for each message.
    'phone prefix: codes in an hour': { most: 30, windowSeconds: hour },
    // Per foreign calling code: someone may be paid for the texts sent to a country.
    'country abroad: codes in an hour': { most: 60, windowSeconds: hour },
    'address: codes in an hour': { most: 20, windowSeconds: hour },
    'mail address: verification mails': { most: 5, windowSeconds: hour },
    // Each answer reveals whether an account exists.
    'user: people looked up for a store': { most: 30, windowSeconds: hour },
    // Per member of a store: each change sends them a mail, even if they never agreed to be a member.
    'member: changes in an hour': { most: 20, windowSeconds: hour },
    // Mails to people who may not know us, with a store name that the owner chose.
    'store: invitations in a day': { most: 30, windowSeconds: day },
    'user: invitations in a day': { most: 60, windowSeconds: day },
    'mail address: invitations in a day': { most: 5, windowSeconds: day },
    // Each asks the store's payment provider.
    'pay link: payments begun in ten minutes': { most: 20, windowSeconds: 10 * minute },
    'user: stores opened in a day': { most: 20, windowSeconds: day },
    'mail address: reset mails': { most: 5, windowSeconds: hour },
    // Mails to customers, with texts that the store chose.
    'order: receipt mails in a day': { most: 5, windowSeconds: day, reason: 'RECEIPTS_OF_ORDER' },
    'store: receipt mails in a day': { most: 500, windowSeconds: day, reason: 'RECEIPTS_OF_STORE' },
    'mail address: receipt mails in a day': { most: 20, windowSeconds: day, reason: 'RECEIPTS_TO_ADDRESS' },
    // Each address that was published stays taken for good.
    'store: page addresses in a day': { most: 10, windowSeconds: day },
    'user: uploads in an hour': { most: 60, windowSeconds: hour },
    // Up to 200 MB each.
    'user: videos in an hour': { most: 10, windowSeconds: hour },
    // Typing makes about ten a minute. The address service has a daily quota.
    'user: address searches': { most: 120, windowSeconds: minute },
    'user: address searches in a day': { most: 3_000, windowSeconds: day },
    // Each asks the provider, and its answer tells whether a key is right.
    'user: provider keys tried in an hour': { most: 20, windowSeconds: hour },
    // A busy till asks for a customer with most sales. Trying out all last four digits takes a week.
    'member: customers found in ten minutes': { most: 150, windowSeconds: 10 * minute },
    'session: customers found in ten minutes': { most: 150, windowSeconds: 10 * minute },
    'member: customers found in a day': { most: 1_500, windowSeconds: day },
    // Sales and changes of orders that name a customer by number reveal whether the number is known, as a search does.
    'member: customers named by number in ten minutes': { most: 300, windowSeconds: 10 * minute },
    'member: customers named by number in a day': { most: 3_000, windowSeconds: day },
    'member: customers added in an hour': { most: 200, windowSeconds: hour },
    // Each sends a paid message to the store phone.
    'session: unlock requests in ten minutes': { most: 5, windowSeconds: 10 * minute },
    // Mails to an address that may belong to somebody else. Each answer says whether an account has it.
    'user: new addresses in a day': { most: 10, windowSeconds: day },
    // Each reads all that is stored about the person.
    'user: copies of data in a day': { most: 3, windowSeconds: day },
    'mail address: inquiries in a day': { most: 20, windowSeconds: day },
    // The address may belong to somebody who asked nothing.
    'mail address: acknowledged inquiries in a day': { most: 1, windowSeconds: day },
    // Against senders with many networks and addresses. Beyond this limit inquiries are stored, but no mail is sent.
    'everybody: acknowledged inquiries in an hour': { most: 300, windowSeconds: hour },
    'everybody: errors of browsers in a minute': { most: 600, windowSeconds: minute },
    'store: lost store phones in a day': { most: 10, windowSeconds: day },
    'phone: lost store phones in a day': { most: 5, windowSeconds: day },
    'store: unlock requests in an hour': { most: 30, windowSeconds: hour },
    // Each shows who somebody is. Far fewer already count as unusual (users/unmasking/record-unmasking.ts).
    'admin: people unmasked in an hour': { most: 60, windowSeconds: hour },
  },
} satisfies Limits;

type Tries = keyof typeof limits.tries;
export type Entrance = keyof typeof limits.entrances;

/**
 * Counts a call to an open endpoint and refuses with TOO_MANY_REQUESTS when its limit is reached. `from` is the address
 * of a stranger or the id of a user.
 */
export async function limitCalls(db: DbOrTx, endpoint: string, from: string): Promise<void> {
  const limit = Object.entries<Limit>(limits.calls).find(([name]) => name === endpoint)?.[1];
  if (!limit) throw new Error(`${endpoint} is open to anyone and has no limit`);
  await count(db, { name: endpoint, subject: networkOf(from), ...limit });
}

/** The entrance at this path, if it counts calls or failures as given. */
export function entranceAt(path: string | undefined, counts: EntranceLimit['counts']): Entrance | undefined {
  const found = Object.entries<EntranceLimit>(limits.entrances).find(([name]) => name === path);
  return found?.[1].counts === counts ? (found[0] as Entrance) : undefined;
}

/** Counts a call of an address at an entrance. Returns how long to wait once the limit is reached. */
export async function countAtEntrance(
  db: DbOrTx,
  entrance: Entrance,
  address: string,
): Promise<number | undefined> {
  const { most, windowSeconds } = limits.entrances[entrance];
  const counted = { name: entrance, subject: networkOf(address), windowSeconds };
  const { calls, secondsLeft } = await countCall(db, counted);
  return calls > most ? secondsLeft : undefined;
}

/** Counts a try and refuses with TOO_MANY_REQUESTS when the limit is reached. */
export async function limitTries(db: DbOrTx, name: Tries, subject: string): Promise<void> {
  await count(db, { name, subject, ...limits.tries[name] });
}

/** Like `limitTries`. Returns the number of this try in its window. */
export async function countTriesOf(db: DbOrTx, name: Tries, subject: string): Promise<number> {
  return count(db, { name, subject, ...limits.tries[name] });
}

/**
 * Like `limitTries`, for several limits in one statement. `subjects`: the subject of each limit. The try counts against
 * every limit.
 */
export async function limitTriesOfAll(db: DbOrTx, subjects: Partial<Record<Tries, string>>): Promise<void> {
  const tries = Object.entries(subjects).map(([name, subject]) => {
    return { name, subject, ...(limits.tries[name as Tries] as Limit) };
  });
  const counts = await countCalls(
    db,
    tries.map(({ name, subject, windowSeconds }) => ({ name, subject, windowSeconds })),
  );
  for (const limit of tries) refuseBeyond(limit, counts.get(limit.name));
}

async function count(db: DbOrTx, { most, reason, ...counted }: Limit & { name: string; subject: string }) {
  const counts = await countCall(db, counted);
  refuseBeyond({ most, ...(reason && { reason }) }, counts);
  return counts.calls;
}

function refuseBeyond(
  { most, reason }: Pick<Limit, 'most' | 'reason'>,
  counted: { calls: number; secondsLeft: number } | undefined,
) {
  if (counted && counted.calls > most)
    fail('TOO_MANY_REQUESTS', { seconds: counted.secondsLeft, ...(reason && { reason }) });
}

/** Counts a try before it is made; false when the limit is reached. */
export async function countTry(db: DbOrTx, name: Tries, subject: string): Promise<boolean> {
  const { most, windowSeconds } = limits.tries[name];
  return (await countCall(db, { name, subject, windowSeconds })).calls <= most;
}
