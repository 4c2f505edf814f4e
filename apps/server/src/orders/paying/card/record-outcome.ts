import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import type { ChangedBy } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { lockForTransition } from '#server/orders/transitions/lock-for-transition.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import type { Outcome } from '#server/payments/with-outcome.ts';
import { settled } from './settled.ts';

export type Settling = {
  transaction: Pick<TransactionRecord, 'storeId' | 'id' | 'orderId'>;
  outcome: Outcome;
  by: ChangedBy;
  now: Date;
};

/** Books a provider's outcome and what depends on it; idempotent. Returns the order afterwards. */
export async function recordOutcome(tx: Tx, { transaction, outcome, by, now }: Settling): Promise<Order> {
  const { storeId, orderId, id: transactionId } = transaction;
  const { whole, moment } = await lockForTransition(tx, { storeId, by, now }, orderId);
  const transition = settled(whole, moment, { transactionId, outcome });
  return presentOrder(transition ? await writeTransition(tx, whole, transition, moment) : whole);
}
