import type { Tx } from '#server/db/database.ts';
import { countOfflineSales } from './offline-sales.queries.ts';

/** Counts the offline sales on the owners' list that no owner has seen. */
export async function countUnseen(tx: Tx, storeId: string): Promise<number> {
  return (await countOfflineSales(tx, storeId, 1)).unseen;
}
