import { mayIn } from '@maru/contract/store-access/rights.ts';
import { findLock } from '#server/app-lock/find-lock.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';

const part = 'SALES_ANALYSIS';

/**
 * Refuses a member who may read orders only because of SALES while the sales analysis is locked for the session. The
 * guard cannot check that, because the same call is open to ORDER.
 */
export async function checkReader({ db, membership, actor, storeId, now }: StoreContext) {
  if (!membership || mayIn(membership, 'ORDER')) return;
  const locked = await findLock(db, { storeId, grantId: actor.grantId, part, now });
  if (locked) fail('LOCKED', { part, storePhone: locked.storePhone });
}
