import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';

/** Tells every screen of the store that these customers, or their points, have changed. */
export async function announceCustomers(
  tx: Tx,
  { storeId, now }: Pick<StoreContext, 'storeId' | 'now'>,
  customerIds: readonly string[],
): Promise<void> {
  await insertEvent(tx, { storeId, type: 'CUSTOMER_CHANGED', ids: [...customerIds], version: 1, at: now });
}
