import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import { atProvider, heldBy, movedPayments } from '#server/payments/payment-records.ts';
import { wholeRefund } from '#server/payments/whole-refund.ts';
import { leftToPay, type WholeOrder } from '../order-records.ts';
import { bookingOf } from '../paying/booking-of.ts';
import type { JobOf } from '../paying/card/card-gateways.ts';
import { asGivenBack } from '../paying/given-back.ts';
import { stockOfLine, withAmountRefunded } from './lines-refunded.ts';
import type { Moment } from './moment.ts';
import { type Transition, transitionOf } from './transition.ts';

/** OPEN or CLOSED → CANCELLED: gives back tenders in hand, and stock. */
export function cancelled(whole: WholeOrder, moment: Moment, reason: string): Transition {
  const { order, payments, transactions } = whole;
  checkCancellable(whole);
  if (holdsCardMoney(whole)) throw new Error(`order ${order.id} holds what only its provider gives back`);

  const held = payments.filter((payment) => heldBy(payment) > 0);
  const booking = bookingOf(whole, moment);
  const refunds = held.map((payment, after) =>
    wholeRefund(booking, payment, transactions, { by: 'HAND', after }),
  );
  return transitionOf({
    changes: { status: 'CANCELLED', cancelledAt: moment.now.toISOString(), cancelReason: reason },
    payments: movedPayments(held, refunds),
    transactions: refunds,
    history: [
      ...refunds.map(({ amountKrw }) => ({ kind: 'REFUNDED' as const, reason: null, amountKrw })),
      { kind: 'CANCELLED', reason, amountKrw: order.totalKrw },
    ],
    stock: { returned: stockOf(whole), taken: [] },
  });
}

/** Marks the order as waiting for the refunds of its provider. */
export function cancelRequested(
  whole: WholeOrder,
  moment: Moment,
  { reason, jobOf }: { reason: string; jobOf: JobOf },
): Transition {
  checkCancellable(whole);
  const booking = bookingOf(whole, moment);
  const refunds = whole.payments
    .filter((payment) => atProvider(payment) > 0)
    .map((payment, after) => wholeRefund(booking, payment, whole.transactions, { by: 'PROVIDER', after }));
  return transitionOf({
    changes: { pending: 'CANCEL', cancelReason: reason },
    transactions: refunds,
    history: [{ kind: 'CANCEL_REQUESTED', reason, amountKrw: null }],
    jobs: refunds.map(jobOf),
  });
}

/**
 * The transition once all refunds are decided. If the provider refused one, its money is still held: the order keeps
 * its status and can be cancelled again. If the order is OPEN, the approved refunds count as payments given back; if it
 * is CLOSED, as a refund by amount.
 */
export function cancelDecided(whole: WholeOrder, moment: Moment): Transition {
  const { id, cancelReason } = whole.order;
  if (cancelReason === null) throw new Error(`nobody asked to cancel order ${id}`);
  return holdsCardMoney(whole)
    ? cancelRefused(whole, moment, cancelReason)
    : cancelled(whole, moment, cancelReason);
}

function cancelRefused(whole: WholeOrder, moment: Moment, reason: string): Transition {
  const { order, payments, lines } = whole;
  const changes = { cancelReason: null };
  if (order.status === 'OPEN') {
    const emptied = payments.filter(
      (payment) => payment.approvedKrw > 0 && heldBy(payment) === 0 && payment.givenBackAt === null,
    );
    return transitionOf({ changes, ...asGivenBack(emptied, moment, reason) });
  }
  const refund = withAmountRefunded(whole, { lines, amount: leftToPay(order, payments) });
  return transitionOf({ ...refund, changes: { ...refund.changes, ...changes } });
}

export function holdsCardMoney({ payments }: WholeOrder): boolean {
  return payments.some((payment) => atProvider(payment) > 0);
}

/** The counted stock that was taken for the pieces that were not refunded. */
export function stockOf({ lines }: WholeOrder) {
  return lines.flatMap((line) => {
    const quantity = stockOfLine(line);
    return quantity > 0 && line.itemId ? [{ itemId: line.itemId, quantity }] : [];
  });
}

function checkCancellable({ order }: WholeOrder) {
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('cancel', order)) fail('ORDER_NOT_CANCELLABLE', { orderStatus: order.status });
}
