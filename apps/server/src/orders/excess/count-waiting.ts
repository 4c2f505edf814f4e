import type { Tx } from '#server/db/database.ts';
import { countExcess } from './excess.queries.ts';

/**
 * Counts the excess to be given back and the missing money to be taken or written off. A payment with both counts
 * twice.
 */
export function countWaiting(tx: Tx, storeId: string): Promise<number> {
  return countExcess(tx, storeId);
}
