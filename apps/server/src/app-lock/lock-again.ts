import type { lockAgain as wire } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type UnlockedSessions, unlockedSessionsOf } from './list-unlocked-sessions.ts';
import { findLockRow } from './locks.queries.ts';
import { deleteUnlocks } from './unlocks.queries.ts';

/** Locks one session again, or all of them. Idempotent. */
export async function lockAgain(
  context: StoreContext,
  { id }: ParsedInputOf<typeof wire>,
): Promise<UnlockedSessions> {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const before = await unlockedSessionsOf(tx, context);
    const locked = await deleteUnlocks(tx, storeId, id);
    const after = await unlockedSessionsOf(tx, context);
    if (locked.length === 0) return after;

    const entry = { storeId, module: 'app-lock', act: 'lockAgain' };
    await writeStoreTrail(tx, context, {
      ...entry,
      before: { sessions: before },
      after: { sessions: after },
    });
    const { version } = await findLockRow(tx, storeId);
    await insertEvent(tx, { storeId, type: 'APP_LOCK_CHANGED', ids: [], version, at: now });
    return after;
  });
}
