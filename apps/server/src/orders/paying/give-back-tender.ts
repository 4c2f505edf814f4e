import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { giveBackTender as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { presentOrder } from '../order-records.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { givenBack } from './given-back.ts';
import { paymentIn } from './payment-in.ts';

/** Gives back a tender in hand while its order is open. */
export async function giveBackTender(context: StoreContext, { id, reason }: ParsedInputOf<typeof wire>) {
  return context.transaction(async (tx) => {
    const orderId = (await findOrderOfPayment(tx, context.storeId, id)) ?? fail('NOT_FOUND');
    const { whole, moment } = await lockForTransition(tx, moverOf(context), orderId);
    const transition = givenBack(whole, moment, { paymentId: id, reason });
    const order = presentOrder(await writeTransition(tx, whole, transition, moment));
    return { payment: paymentIn(order, id), order };
  });
}
