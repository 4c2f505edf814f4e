import type { StoreContext } from '#server/http/context.ts';
import type { Tender } from '#server/payments/new-payments.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { presentOrder } from '../present-order.ts';
import { readSaleTime } from '../sale-age.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { paidInHand, receivedInHand } from './paid.ts';
import { checkPayable, checkTenders } from './payable.ts';
import { paymentIn } from './payment-in.ts';

/** Books a tender that needs no provider: cash, or a typed-in slip of a terminal. */
export async function payByHand(context: StoreContext, orderId: string, tender: Tender) {
  return context.transaction(async (tx) => {
    const { whole, moment, store } = await lockForTransition(tx, moverOf(context), orderId);
    checkMayAct('SETTLE', store, context.now);
    checkPayable(whole, tender.amount, 'inHand');
    checkTenders([tender], { orderType: whole.order.orderType, tenderTypes: store.tenderTypes });

    const paid = paidInHand(whole, moment, [tender]);
    const order = presentOrder(await writeTransition(tx, whole, paid, moment));
    return { payment: paymentIn(order, paid.payments[0]?.id), order };
  });
}

/** Books a tender that a till took without network, as of the moment at which the till took it. */
export async function receiveByHand(context: StoreContext, orderId: string, tender: Tender) {
  return context.transaction(async (tx) => {
    const takenAt = readSaleTime(context.request, context.now)?.takenAt ?? context.now;
    const locked = await lockForTransition(tx, { ...moverOf(context), now: takenAt }, orderId);
    const { whole, moment: taken, store } = locked;
    checkMayAct('RECEIPTED', store, context.now);

    const moment = { ...taken, now: context.now };
    const received = receivedInHand(whole, moment, { tender, taken });
    const order = presentOrder(await writeTransition(tx, whole, received, moment));
    return { payment: paymentIn(order, received.payments[0]?.id), order };
  });
}
