import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import { movedPayments, type TransactionRecord } from '#server/payments/payment-records.ts';
import { takenAgain } from '#server/payments/taken-again.ts';
import type { WholeOrder } from '../order-records.ts';
import { bookingOf } from '../paying/booking-of.ts';
import { stockOf } from './cancelled.ts';
import type { Moment } from './moment.ts';
import { type Transition, transitionOf } from './transition.ts';

/**
 * CANCELLED → CLOSED, all or nothing: takes back the tenders in hand and the stock. Money of a card cannot be taken
 * back, so such an order must be taken again. `isReplaced`: another order replaced this one or was replaced by it, so a
 * revert would count the sale twice.
 */
export function reverted(
  whole: WholeOrder,
  moment: Moment,
  { reason, isReplaced }: { reason: string; isReplaced: boolean },
): Transition {
  const { order, payments } = whole;
  const refunds = refundsOfCancel(whole);
  checkRevertible(whole, refunds);
  if (isReplaced) fail('ORDER_NOT_REVERTIBLE', { reason: 'REPLACED' });

  const booking = bookingOf(whole, moment);
  const approvals = refunds.map((refund, after) => takenAgain(booking, refund, after));
  return transitionOf({
    changes: {
      status: 'CLOSED',
      closedAt: order.closedAt ?? moment.now.toISOString(),
      cancelledAt: null,
      cancelReason: null,
    },
    payments: movedPayments(payments, approvals),
    transactions: approvals,
    history: [{ kind: 'REVERTED', reason, amountKrw: order.totalKrw }],
    stock: { returned: [], taken: stockOf(whole) },
  });
}

/** The refunds made by the cancellation: the last one of each payment that was not given back before. */
function refundsOfCancel({ payments, transactions }: WholeOrder): TransactionRecord[] {
  return payments.flatMap(({ id, givenBackAt }) => {
    const mine = transactions.filter(
      ({ paymentId, status, amountKrw }) => paymentId === id && status === 'APPROVED' && amountKrw > 0,
    );
    const last = mine.at(-1);
    return last?.kind === 'REFUND' && givenBackAt === null ? [last] : [];
  });
}

function checkRevertible({ order, lines, payments }: WholeOrder, refunds: readonly TransactionRecord[]) {
  if (!canOrder('revert', order)) fail('ORDER_NOT_REVERTIBLE', { reason: 'STATUS' });
  // A cancellation also reverses card money that its provider never had, without asking the provider.
  const cards = payments.flatMap(({ id, type }) => (type === 'card' ? [id] : []));
  if (refunds.some(({ paymentId }) => cards.includes(paymentId)))
    fail('ORDER_NOT_REVERTIBLE', { reason: 'REFUNDED_BY_PROVIDER' });

  if (order.refundedKrw > 0 || lines.some(({ refundedQuantity }) => refundedQuantity > 0))
    fail('ORDER_NOT_REVERTIBLE', { reason: 'REFUNDED_IN_PART' });

  const given = refunds.reduce((sum, { amountKrw }) => sum + amountKrw, 0);
  if (given !== order.totalKrw) fail('ORDER_NOT_REVERTIBLE', { reason: 'NOT_PAID' });
}
