import type { Tx } from '#server/db/database.ts';
import { lockStoreColumns } from './lock-store-columns.queries.ts';
import { updateStorePhone } from './store-phone.queries.ts';

/**
 * Reads the store phone, in E.164. Locks the store's row, so that locking parts, asking for approval and changing the
 * phone are serialized.
 */
export async function lockStorePhone(tx: Tx, storeId: string): Promise<string | null> {
  const store = await lockStoreColumns(tx, storeId, ['storePhone']);
  if (!store) throw new Error(`there is no store ${storeId}`);
  return store.storePhone;
}

/** `phone` is E.164 and verified. */
export async function setStorePhone(
  tx: Tx,
  change: { storeId: string; phone: string; at: Date },
): Promise<void> {
  await updateStorePhone(tx, change);
}
