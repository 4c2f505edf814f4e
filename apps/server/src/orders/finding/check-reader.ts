import { mayIn } from '@maru/contract/store-access/rights.ts';
import { findLock } from '#server/app-lock/find-lock.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';

const part = 'SALES_ANALYSIS';

/**
 * While the sales analysis is locked for the session, refuses a member who has the right SALES but not ORDER. The guard
 * cannot check that, because members with ORDER may make the same call despite the lock.
 */
export async function checkReader({ db, membership, actor, storeId, now }: StoreContext) {
  if (!membership || mayIn(membership, 'ORDER')) return;
  const locked = await findLock(db, { storeId, grantId: actor.grantId, part, now });
  if (locked) fail('LOCKED', { part, storePhone: locked.storePhone });
}
