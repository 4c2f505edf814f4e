import type { listUnlockedSessions as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { listUnlocks } from './unlocks.queries.ts';

export type UnlockedSessions = OutputOf<typeof wire>;

export async function listUnlockedSessions(context: StoreContext): Promise<UnlockedSessions> {
  return unlockedSessionsOf(context.db, context);
}

export async function unlockedSessionsOf(
  db: DbOrTx,
  { storeId, actor, now }: StoreContext,
): Promise<UnlockedSessions> {
  const unlocks = await listUnlocks(db, storeId, now);
  return unlocks.map(({ grantId, unlockedAt, unlockedUntil, ...session }) => ({
    ...session,
    unlockedAt: unlockedAt.toISOString(),
    unlockedUntil: unlockedUntil.toISOString(),
    isThisSession: grantId === actor.grantId,
  }));
}
