import { fail } from '#server/http/refusal.ts';
import { heldBy, movedPayments, type NamedPayment } from '#server/payments/payment-records.ts';
import { wholeRefund } from '#server/payments/whole-refund.ts';
import type { OrderRecord, WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { bookingOf } from './booking-of.ts';
import { paymentIn } from './payment-in.ts';

/** Gives back a whole tender in hand while its order is open: the lines stay, and the amount left to pay rises. */
export function givenBack(
  whole: WholeOrder,
  moment: Moment,
  { paymentId, reason }: { paymentId: string; reason: string },
): Transition {
  const payment = paymentIn(whole, paymentId);
  checkReturnable(whole.order, payment);

  const refund = wholeRefund(bookingOf(whole, moment), payment, whole.transactions, {
    provider: null,
    after: 0,
  });
  const returned = { ...payment, givenBackAt: moment.now.toISOString() };
  return transitionOf({
    payments: movedPayments([returned], [refund]),
    transactions: [refund],
    history: [{ kind: 'GIVEN_BACK', reason, amountKrw: refund.amountKrw }],
  });
}

function checkReturnable({ status, pending }: OrderRecord, payment: NamedPayment) {
  if (pending) fail('ORDER_PENDING', { pending });
  if (status !== 'OPEN') fail('TENDER_NOT_RETURNABLE', { reason: 'ORDER_NOT_OPEN' });
  if (payment.type === 'card') fail('TENDER_NOT_RETURNABLE', { reason: 'PROVIDER' });
  if (heldBy(payment) === 0) fail('TENDER_NOT_RETURNABLE', { reason: 'NOTHING_HELD' });
}
