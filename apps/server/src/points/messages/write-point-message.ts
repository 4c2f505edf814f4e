import type { Tx } from '#server/db/database.ts';
import { insertOrderMessage, type MovedByOrder, type OrderMessage } from './point-messages.queries.ts';

export type { MovedByOrder };

/** Writes what a customer is told of an order, in the transaction of what it tells. A job posts it after the commit. */
export function writePointMessage(tx: Tx, message: OrderMessage): Promise<void> {
  return insertOrderMessage(tx, message);
}
