import type { Tx } from '#server/db/database.ts';
import { openAccountRow } from './points.queries.ts';

/** Opens the account that every customer has from the start, because movements lock it. */
export async function openAccount(tx: Tx, storeId: string, customerId: string): Promise<void> {
  await openAccountRow(tx, storeId, customerId);
}
