import type { Tx } from '#server/db/database.ts';
import { countOfflineSales } from './offline-sales.queries.ts';

/** How many offline sales that differed from the menu no owner has seen. */
export async function countUnseen(tx: Tx, storeId: string): Promise<number> {
  return (await countOfflineSales(tx, storeId, 1)).unseen;
}
