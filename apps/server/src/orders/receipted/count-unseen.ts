import type { Tx } from '#server/db/database.ts';
import { countReceipted } from './receipted.queries.ts';

/** How many receipted sales that differed from the menu no owner has seen. */
export async function countUnseen(tx: Tx, storeId: string): Promise<number> {
  return (await countReceipted(tx, storeId, 1)).unseen;
}
