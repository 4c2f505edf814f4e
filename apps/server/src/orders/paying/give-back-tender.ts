import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { giveBackTender as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { heldBy, type NamedPayment } from '#server/payments/payment-records.ts';
import { giveBackInHand } from '#server/payments/refund-payments.ts';
import { lockWholeOrder } from '../lock-whole-order.ts';
import type { OrderRecord } from '../order-records.ts';
import { byOf, changeOrder } from '../transitions/change-order.ts';
import { paymentIn } from './pay-by-hand.ts';
import { saleOf } from './sale-of.ts';

/** Gives a tender in hand back, whole, while its order is open: the lines stay and what is left to pay rises. */
export async function giveBackTender(context: StoreContext, { id, reason }: ParsedInputOf<typeof wire>) {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    const orderId = (await findOrderOfPayment(tx, storeId, id)) ?? fail('NOT_FOUND');
    const whole = await lockWholeOrder(tx, storeId, orderId);
    const payment = paymentIn(whole, id);
    checkReturnable(whole.order, payment);

    const sale = await saleOf(tx, whole, now);
    await giveBackInHand(tx, sale, payment, whole.transactions);
    const entry = { at: now.toISOString(), ...byOf(context), reason, amountKrw: heldBy(payment) };
    const order = await changeOrder(tx, whole.order, {
      changes: {},
      history: [{ ...entry, kind: 'GIVEN_BACK' }],
      now,
    });
    return { payment: paymentIn(order, id), order };
  });
}

function checkReturnable({ status, pending }: OrderRecord, payment: NamedPayment) {
  if (pending) fail('ORDER_PENDING', { pending });
  if (status !== 'OPEN') fail('TENDER_NOT_RETURNABLE', { reason: 'ORDER_NOT_OPEN' });
  if (payment.type === 'card') fail('TENDER_NOT_RETURNABLE', { reason: 'PROVIDER' });
  if (heldBy(payment) === 0) fail('TENDER_NOT_RETURNABLE', { reason: 'NOTHING_HELD' });
}
