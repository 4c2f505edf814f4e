import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { decisionsOn } from '@maru/contract/cash-receipts/decision.ts';
import { hasDuty } from '@maru/contract/cash-receipts/duty.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Payment } from '@maru/contract/payments/payment.ts';

/** A cash payment with its receipts, newest first. `held` is what remains of the payment. */
export type CashPayment = { payment: Payment; held: number; receipts: readonly CashReceipt[] };

/** Acts on the receipt of a payment. */
export type ReceiptAct = 'ISSUE' | 'ISSUE_AGAIN' | 'CORRECT' | 'CANCEL' | 'DROP' | 'DECIDE';

const isCash = ({ type }: Payment) => type === 'INSTORE_CASH' || type === 'cash';

/** The cash payments of an order of which something remains, or that have receipts. */
export function cashPayments({ payments, cashReceipts }: Order): CashPayment[] {
  return payments
    .filter(isCash)
    .map((payment) => ({
      payment,
      held: payment.approved - payment.refunded,
      receipts: cashReceipts
        .filter(({ paymentId }) => paymentId === payment.id)
        .sort((one, other) => (one.requestedAt < other.requestedAt ? 1 : -1)),
    }))
    .filter(({ held, receipts }) => held > 0 || receipts.length > 0);
}

/**
 * The acts that are possible now, the usual one first. None while an answer or a movement of money is
 * pending.
 */
export function receiptActs({ held, receipts }: CashPayment, order: Order): readonly ReceiptAct[] {
  const [last] = receipts;
  const isOpenToIssue = held > 0 && order.status !== 'CANCELLED' && order.pending === null;
  switch (last?.status) {
    case undefined:
    case 'CANCELLED':
      return isOpenToIssue ? ['ISSUE'] : [];
    case 'FAILED':
    case 'REJECTED':
      if (!isOpenToIssue) return ['DROP'];
      return last.isNumberErased ? ['CORRECT', 'DROP'] : ['ISSUE_AGAIN', 'CORRECT', 'DROP'];
    case 'ISSUED':
    case 'CONFIRMED':
      return isOpenToIssue ? ['CORRECT', 'CANCEL'] : ['CANCEL'];
    default:
      return [];
  }
}

/** The receipt of a payment that an owner may decide, because its issuer has not answered for a day. */
export function undecidedOf({ receipts }: CashPayment, now: Date): CashReceipt | undefined {
  return receipts.find((receipt) => decisionsOn(receipt, now).length > 0);
}

/** Whether the law requires receipts for this order's cash. */
export function isObligatedOrder(order: Order, isObligated: boolean): boolean {
  const cash = cashPayments(order).reduce((sum, { held }) => sum + held, 0);
  return hasDuty({ isObligated, total: order.total, cash });
}
