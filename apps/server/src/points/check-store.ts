import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { findStoreStatus } from './points.queries.ts';

/** Refuses new customers and points by hand in a store that takes no orders. */
export async function checkStoreTakes(tx: Tx, storeId: string, now: Date): Promise<void> {
  checkMayAct('ADD', (await findStoreStatus(tx, storeId)) ?? fail('NOT_FOUND'), now);
}
