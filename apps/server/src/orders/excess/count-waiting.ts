import type { Tx } from '#server/db/database.ts';
import { countExcess } from './excess.queries.ts';

/** Counts the payments with money that has to be given back, taken after all or written off. */
export function countWaiting(tx: Tx, storeId: string): Promise<number> {
  return countExcess(tx, storeId);
}
