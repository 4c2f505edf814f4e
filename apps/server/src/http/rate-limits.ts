import type { Db } from '#server/db/database.ts';
import { countCall } from './rate-limits.queries.ts';
import { fail } from './refusal.ts';

/** Limits of what strangers may call, each per address. */
const limits = {
  'client-token': { most: 60, windowSeconds: 60 },
} as const;

/** Counts a call of a stranger and refuses it with TOO_MANY_REQUESTS when the limit of its address is used up. */
export async function limitCalls(db: Db, name: keyof typeof limits, address: string): Promise<void> {
  const { most, windowSeconds } = limits[name];
  const { calls, secondsLeft } = await countCall(db, { name, subject: address, windowSeconds });
  if (calls > most) fail('TOO_MANY_REQUESTS', { seconds: secondsLeft });
}
