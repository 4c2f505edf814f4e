import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import { presentOrder } from '../present-order.ts';
import { closed } from './closed.ts';
import type { Locked } from './lock-for-transition.ts';
import { writeTransition } from './write-transition.ts';

/** Completes a paid order. */
export async function closeOrder(tx: Tx, { whole, moment }: Locked): Promise<Order> {
  return presentOrder(await writeTransition(tx, whole, closed(whole, moment), moment));
}
