import type { Db } from '#server/db/database.ts';
import { countCall, uncountCall } from './rate-limits.queries.ts';
import { fail } from './refusal.ts';

/** Limits of what strangers may do: calls per address, tries to sign in per account. */
const limits = {
  'client-token': { most: 60, windowSeconds: 60 },
  'sign-in': { most: 100, windowSeconds: 3_600 },
} as const;

/** Counts a call of a stranger and refuses it with TOO_MANY_REQUESTS when the limit of its address is used up. */
export async function limitCalls(db: Db, name: keyof typeof limits, address: string): Promise<void> {
  const { most, windowSeconds } = limits[name];
  const { calls, secondsLeft } = await countCall(db, { name, subject: address, windowSeconds });
  if (calls > most) fail('TOO_MANY_REQUESTS', { seconds: secondsLeft });
}

/** Counts a try before it is made; false when the limit of its subject is used up. */
export async function countTry(db: Db, name: keyof typeof limits, subject: string): Promise<boolean> {
  const { most, windowSeconds } = limits[name];
  return (await countCall(db, { name, subject, windowSeconds })).calls <= most;
}

/** The try was a good one and counts no more. */
export async function uncountTry(db: Db, name: keyof typeof limits, subject: string): Promise<void> {
  await uncountCall(db, { name, subject });
}
