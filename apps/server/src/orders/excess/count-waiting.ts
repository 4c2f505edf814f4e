import type { Tx } from '#server/db/database.ts';
import { countExcess } from './excess.queries.ts';

/** How much money waits to be given back, taken after all or written off, in payments. */
export function countWaiting(tx: Tx, storeId: string): Promise<number> {
  return countExcess(tx, storeId);
}
