import type { StoreContext } from '#server/http/context.ts';
import type { Tender } from '#server/payments/new-payments.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { paidInHand } from './paid.ts';
import { checkPayable, checkTenders } from './payable.ts';
import { paymentIn } from './payment-in.ts';

/** Books a tender that needs no provider: cash, or a typed-in slip of a terminal. */
export async function payByHand(context: StoreContext, orderId: string, tender: Tender) {
  return context.transaction(async (tx) => {
    const { whole, moment, store } = await lockForTransition(tx, moverOf(context), orderId);
    checkPayable(whole, tender.amount);
    checkTenders([tender], { orderType: whole.order.orderType, tenderTypes: store.tenderTypes });

    const paid = paidInHand(whole, moment, [tender]);
    const order = presentOrder(await writeTransition(tx, whole, paid, moment));
    return { payment: paymentIn(order, paid.payments[0]?.id), order };
  });
}
