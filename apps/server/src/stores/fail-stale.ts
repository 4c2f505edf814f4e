import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { presentStore } from './present-store.ts';
import type { StoreRow } from './stores.queries.ts';

/** Refuses what was meant for a store as it was before, and shows it as it is now. */
export function failStale({ membership }: Partial<Pick<StoreContext, 'membership'>>, row: StoreRow): never {
  // Members are not told which admin it was.
  const mayKnow = !membership || row.updatedByMember;
  fail('DATA_WAS_BEEN_MODIFIED', {
    row: presentStore(row, membership),
    changedBy: mayKnow ? row.updatedByName : null,
    changedById: mayKnow ? row.updatedById : null,
    changedAt: row.updatedAt.toISOString(),
  });
}
