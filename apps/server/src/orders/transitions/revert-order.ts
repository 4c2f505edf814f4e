import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import type { WholeOrder } from '../order-records.ts';
import { lockOrder } from '../orders.queries.ts';
import { presentOrder } from '../present-order.ts';
import { isReplaced } from '../read-orders.queries.ts';
import type { Locked } from './lock-for-transition.ts';
import { reverted } from './reverted.ts';
import { writeTransition } from './write-transition.ts';

/** Reverts a cancelled order to complete. */
export async function revertOrder(tx: Tx, { whole, moment }: Locked, reason: string): Promise<Order> {
  const transition = reverted(whole, moment, { reason, isReplaced: await isTakenAgain(tx, whole) });
  return presentOrder(await writeTransition(tx, whole, transition, moment));
}

/**
 * Whether another order replaced this one or was replaced by it, and is not cancelled. The replacing order is locked before the
 * replaced one, so that only one of them can be reverted.
 */
async function isTakenAgain(tx: Tx, { order }: WholeOrder): Promise<boolean> {
  const { storeId, id, replacesOrderId } = order;
  if (await isReplaced(tx, storeId, id)) return true;
  if (replacesOrderId === null) return false;
  if ((await lockOrder(tx, storeId, replacesOrderId)) !== 'CANCELLED') return true;
  return isReplaced(tx, storeId, replacesOrderId);
}
