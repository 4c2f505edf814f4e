import type { StoreContext, UserContext } from '#server/http/context.ts';
import { failStale } from '#server/http/refusal.ts';
import { presentStore } from './present-store.ts';
import type { StoreRow } from './stores.queries.ts';

/** Refuses an edit of an older version and sends the current store. */
export function failStaleStore(
  { actor, membership }: Pick<UserContext, 'actor'> & Partial<Pick<StoreContext, 'membership'>>,
  row: StoreRow,
): never {
  // Members must not learn which admin changed the store.
  const mayKnow = !membership || row.updatedByMember;
  failStale({ actor }, presentStore(row, membership), {
    changedById: row.updatedById,
    changedBy: mayKnow ? row.updatedByName : null,
    changedAt: row.updatedAt,
  });
}
