import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '#server/jobs/fair-queue.ts';

/** argon2id, 19 MiB, two passes (OWASP). Each hash contains its parameters, so they can be raised later. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash takes 19 MiB and a core for about 15 ms. Two run at the same time, which leaves room for everything else.
 * Turns are per network. Up to fifty per network may wait, because a whole shift behind one address may sign in at one
 * moment. At most five tries per account are under way.
 */
const hashQueue = fairQueue({ atOnce: 2, waitingEach: 50, waiting: 200, seconds: 1 });
/** The name under which the server's own hashes take turns, because they have no caller. */
const ourselves = 'the server';

/** The hash that a password for an unknown account is compared with, so that this takes as long as a wrong password. */
let hashOfNobody: Promise<string> | undefined;

/** `by`: the network or user whose turn it takes. */
export function hashPassword(password: string, by = ourselves): Promise<string> {
  return hashQueue(by, () => hash(password, cost));
}

/** Compares with a user's hash, or with a dummy hash; takes the same time either way. */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
  by = ourselves,
): Promise<boolean> {
  const ofNobody = hashForNobody();
  const against = passwordHash ?? (await ofNobody);
  const matches = await hashQueue(by, () => verify(against, password));
  return matches && passwordHash !== undefined;
}

function hashForNobody(): Promise<string> {
  hashOfNobody ??= hashPassword('nobody has this password');
  // Do not cache a hash that was refused by a full queue.
  hashOfNobody.catch(() => {
    hashOfNobody = undefined;
  });
  return hashOfNobody;
}
