import type { StoreContext } from '#server/http/context.ts';
import { presentOrder } from '../present-order.ts';
import { deleted } from './deleted.ts';
import { lockForTransition } from './lock-for-transition.ts';
import { initiatorOf } from './moment.ts';
import { writeTransition } from './write-transition.ts';

/** Takes a cancelled order off board, lists and search. Its rows stay for the reports. */
export function deleteOrder(context: StoreContext, { orderId }: { orderId: string }) {
  return context.transaction(async (tx) => {
    const { whole, moment } = await lockForTransition(tx, initiatorOf(context), orderId);
    return presentOrder(await writeTransition(tx, whole, deleted(whole, moment), moment));
  });
}
