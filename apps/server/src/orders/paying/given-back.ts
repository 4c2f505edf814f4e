import { fail } from '#server/http/refusal.ts';
import { atProvider, heldBy, movedPayments, type NamedPayment } from '#server/payments/payment-records.ts';
import { wholeRefund } from '#server/payments/whole-refund.ts';
import type { OrderRecord, WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { bookingOf } from './booking-of.ts';
import type { JobOf } from './card/card-gateways.ts';
import { paymentIn } from './payment-in.ts';

/**
 * Gives back a whole tender in hand while its order is open: the lines stay, and the amount left to pay rises. A card
 * payment of which the provider holds nothing is given back in the same way.
 */
export function givenBack(
  whole: WholeOrder,
  moment: Moment,
  { paymentId, reason }: { paymentId: string; reason: string },
): Transition {
  const payment = paymentIn(whole, paymentId);
  checkReturnable(whole.order, payment);
  if (atProvider(payment) > 0) throw new Error(`only its provider gives back payment ${paymentId}`);

  const refund = wholeRefund(bookingOf(whole, moment), payment, whole.transactions, {
    by: 'HAND',
    after: 0,
  });
  const returned = { ...payment, givenBackAt: moment.now.toISOString() };
  return transitionOf({
    payments: movedPayments([returned], [refund]),
    transactions: [refund],
    history: [{ kind: 'GIVEN_BACK', reason, amountKrw: refund.amountKrw }],
  });
}

/** Marks the order as waiting until the provider has given back a whole card payment. */
export function givingBackRequested(
  whole: WholeOrder,
  moment: Moment,
  { paymentId, reason, jobOf }: { paymentId: string; reason: string; jobOf: JobOf },
): Transition {
  const payment = paymentIn(whole, paymentId);
  checkReturnable(whole.order, payment);

  const refund = wholeRefund(bookingOf(whole, moment), payment, whole.transactions, {
    by: 'PROVIDER',
    after: 0,
  });
  const { id: transactionId, amountKrw: amount } = refund;
  return transitionOf({
    changes: {
      pending: 'REFUND',
      refundAsked: { amount, tenders: [{ paymentId, amount, transactionId }], reason },
    },
    transactions: [refund],
    history: [{ kind: 'REFUND_REQUESTED', reason, amountKrw: amount }],
    jobs: [jobOf(refund)],
  });
}

/** The transition of an OPEN order once the provider has decided. */
export function givingBackDecided(whole: WholeOrder, moment: Moment): Transition {
  const { order, payments } = whole;
  const asked = order.refundAsked;
  if (!asked) throw new Error(`nobody asked to give back money of order ${order.id}`);

  const ids = asked.tenders.map(({ paymentId }) => paymentId);
  const returned = payments.filter((payment) => ids.includes(payment.id) && heldBy(payment) === 0);
  return transitionOf({ changes: { refundAsked: null }, ...asGivenBack(returned, moment, asked.reason) });
}

/** Marks tenders that an OPEN order no longer holds. */
export function asGivenBack(
  payments: readonly NamedPayment[],
  { now }: Moment,
  reason: string,
): Pick<Transition, 'payments' | 'history'> {
  return {
    payments: payments.map((payment) => ({ ...payment, givenBackAt: now.toISOString() })),
    history: payments.map(({ amountKrw }) => ({ kind: 'GIVEN_BACK', reason, amountKrw })),
  };
}

function checkReturnable({ status, pending }: OrderRecord, payment: NamedPayment) {
  if (pending) fail('ORDER_PENDING', { pending });
  if (status !== 'OPEN') fail('TENDER_NOT_RETURNABLE', { reason: 'ORDER_NOT_OPEN' });
  if (heldBy(payment) === 0) fail('TENDER_NOT_RETURNABLE', { reason: 'NOTHING_HELD' });
}
