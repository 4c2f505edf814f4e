import type { Order } from '@maru/contract/orders/order.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkReader } from '../finding/check-reader.ts';
import { orderFor } from '../order-for.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { transitionOf } from '../transitions/transition.ts';
import { writeTransition } from '../transitions/write-transition.ts';

const reprinted = { kind: 'RECEIPT_REPRINTED', reason: null, amountKrw: null } as const;

/** Adds a reprint to the history of an order, whatever its status, because the device has already printed. */
export async function recordReprint(context: StoreContext, { orderId }: { orderId: string }): Promise<Order> {
  await checkReader(context);
  return context.transaction(async (tx) => {
    const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
    const printed = await writeTransition(tx, whole, transitionOf({ history: [reprinted] }), moment);
    return orderFor(context, presentOrder(printed));
  });
}
