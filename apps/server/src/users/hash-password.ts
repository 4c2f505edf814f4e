import { hash, verify } from '@node-rs/argon2';
import { inTurn } from '#server/jobs/in-turn.ts';

/** argon2id, 19 MiB, two passes (OWASP); the values stand in each hash, so that they can be raised later. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Each hash takes 19 MiB and a core for some 15 ms: two at once leave room for everything else. Turns go by network: a
 * whole shift behind one address may sign in at one moment, which is why more than two of it may wait. Of one account
 * five tries at most are under way.
 */
const turn = inTurn({ atOnce: 2, waitingEach: 50, waiting: 200, seconds: 1 });
/** Who waits where no caller does. */
const ourselves = 'the server';

/** What a password of nobody is compared with, so that an unknown account takes as long as a wrong password. */
let hashOfNobody: Promise<string> | undefined;

/** `by`: the network or the user whose turn it takes. */
export function hashPassword(password: string, by = ourselves): Promise<string> {
  return turn(by, () => hash(password, cost));
}

/** Compares with the hash of a user, or of nobody; takes the same time either way. */
export async function isPasswordOf(
  passwordHash: string | undefined,
  password: string,
  by = ourselves,
): Promise<boolean> {
  const ofNobody = hashForNobody();
  const against = passwordHash ?? (await ofNobody);
  const matches = await turn(by, () => verify(against, password));
  return matches && passwordHash !== undefined;
}

function hashForNobody(): Promise<string> {
  hashOfNobody ??= hashPassword('nobody has this password');
  // Refused where too many waited: that is no hash to keep.
  hashOfNobody.catch(() => {
    hashOfNobody = undefined;
  });
  return hashOfNobody;
}
