import type { Tx } from '#server/db/database.ts';
import { openAccountRow } from './points.queries.ts';

/** Every customer has an account from the start: movements lock it. */
export async function openAccount(tx: Tx, storeId: string, customerId: string): Promise<void> {
  await openAccountRow(tx, storeId, customerId);
}
