import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { UserContext } from '#server/http/context.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { readWholeOrder } from '../lock-whole-order.ts';
import { type MovedBy, type OrderRecord, presentOrder } from '../order-records.ts';
import { insertHistory, type NewHistory, updateOrder } from '../orders.queries.ts';

type Changes = Parameters<typeof updateOrder>[2];

/** Writes a move of a locked order with its history and announces it; answers with the order as it is then. */
export async function changeOrder(
  tx: Tx,
  { storeId, id }: Pick<OrderRecord, 'storeId' | 'id'>,
  move: { changes: Changes; history: readonly NewHistory[]; now: Date },
): Promise<Order> {
  const version = await updateOrder(tx, { storeId, id }, move.changes);
  await insertHistory(tx, storeId, id, move.history);
  await insertEvent(tx, { storeId, type: 'ORDER_CHANGED', ids: [id], version, at: move.now });
  return presentOrder(await readWholeOrder(tx, storeId, id));
}

/** What the history of an order keeps of a request that moves it. */
export function byOf({
  actor,
  requestId,
  request,
}: Pick<UserContext, 'actor' | 'requestId' | 'request'>): MovedBy {
  return { byUserId: actor.userId, requestId, deviceType: clientFactsOf(request).deviceType };
}
