import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { correctTender as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { orderFor } from '../order-for.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { checkTenders } from './payable.ts';
import { paymentIn } from './payment-in.ts';
import { tenderCorrected } from './tender-corrected.ts';

/** Corrects a tender in hand that was booked as the wrong kind. */
export async function correctTender(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { id, type, approvalNumber, reason } = input;
  return context.transaction(async (tx) => {
    const orderId = (await findOrderOfPayment(tx, context.storeId, id)) ?? fail('NOT_FOUND');
    const { whole, moment, store } = await lockForTransition(tx, initiatorOf(context), orderId);
    const transition = tenderCorrected(whole, moment, { paymentId: id, type, approvalNumber, reason });
    checkTenders([{ type }], { orderType: whole.order.orderType, tenderTypes: store.tenderTypes });

    const order = orderFor(context, presentOrder(await writeTransition(tx, whole, transition, moment)));
    return { payment: paymentIn(order, transition.payments[1]?.id), order };
  });
}
