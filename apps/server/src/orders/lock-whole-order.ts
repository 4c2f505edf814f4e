import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import type { WholeOrder } from './order-records.ts';
import { lockOrder } from './orders.queries.ts';
import { findWholeOrder } from './read-orders.queries.ts';

/** Locks an order and reads it completely. Refuses with NOT_FOUND, also for another store's order. */
export async function lockWholeOrder(
  tx: Tx,
  storeId: string,
  orderId: string,
  at: Date,
): Promise<WholeOrder> {
  if (!(await lockOrder(tx, storeId, orderId))) fail('NOT_FOUND');
  return readWholeOrder(tx, storeId, orderId, at);
}

export async function readWholeOrder(
  tx: Tx,
  storeId: string,
  orderId: string,
  at: Date,
): Promise<WholeOrder> {
  return (await findWholeOrder(tx, storeId, orderId, at)) ?? fail('NOT_FOUND');
}
