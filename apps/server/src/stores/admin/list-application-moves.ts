import type { StoreContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { listMoves } from './admin-stores.queries.ts';

/** The history of an application. Owners see decisions and reasons, but not which admin decided. */
export async function listApplicationMoves({ db, storeId, membership }: StoreContext) {
  if (!membership) await checkStoreExists(db, storeId);
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
