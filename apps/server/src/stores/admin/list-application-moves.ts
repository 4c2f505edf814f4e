import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { hasStore, listMoves } from './admin-stores.queries.ts';

/** Where an application has been. Owners read what was decided and why, not which admin it was. */
export async function listApplicationMoves({ db, storeId, membership }: StoreContext) {
  // The guard lets an admin pass whatever store is named.
  if (!membership && !(await hasStore(db, storeId))) fail('NOT_FOUND');

  const moves = await listMoves(db, storeId);
  return moves.map((move) => ({
    id: move.id,
    from: move.fromStatus,
    to: move.toStatus,
    reason: move.reason,
    by: move.movedBySide,
    byName: membership && move.movedBySide === 'ADMIN' ? null : move.name,
    at: move.movedAt.toISOString(),
  }));
}
