import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { Member } from './store-access.queries.ts';

/**
 * Refuses a caller who was removed or demoted while the call waited for the lock. `members` are read under the lock.
 */
export function checkStillOwner({ actor, membership }: StoreContext, members: readonly Member[]): void {
  // An admin needs no membership.
  if (!membership) return;
  const self = members.find(({ userId }) => userId === actor.userId);
  if (!self) fail('NOT_FOUND');
  if (self.role !== 'OWNER') fail('FORBIDDEN');
}
