import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import type { WholeOrder } from '../order-records.ts';
import { findStoreFacts, type StoreFacts } from '../orders.queries.ts';
import { type Initiator, type Moment, momentOf } from './moment.ts';

export type Locked = { whole: WholeOrder; moment: Moment; store: StoreFacts };

/** Locks an order and reads it once, with everything its transitions need. */
export async function lockForTransition(tx: Tx, initiator: Initiator, orderId: string): Promise<Locked> {
  const { storeId, now, by } = initiator;
  const whole = await lockWholeOrder(tx, storeId, orderId, now);
  const store = (await findStoreFacts(tx, storeId, by.byUserId, now)) ?? fail('NOT_FOUND');
  return { whole, moment: momentOf(store, initiator), store };
}
