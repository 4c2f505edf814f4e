import { hasDuty } from '@maru/contract/cash-receipts/duty.ts';
import { isCash } from '@maru/contract/payments/payment-type.ts';
import { type CashReceiptRecord, isIssued, isRefused } from '#server/cash-receipts/cash-receipt-records.ts';
import { heldBy, type PaymentRecord } from '#server/payments/payment-records.ts';
import type { OrderRecord } from '../order-records.ts';

type Whole<P> = {
  order: Pick<OrderRecord, 'totalKrw'>;
  payments: readonly P[];
  cashReceipts: readonly Pick<CashReceiptRecord, 'paymentId' | 'status'>[];
};

/**
 * Marks the cash for which a receipt is missing. Whether the store has the duty is asked when the queue is read, because
 * that setting may change.
 */
export function withUnreceipted<P extends PaymentRecord>({ order, payments, cashReceipts }: Whole<P>): P[] {
  return payments.map((payment) => {
    const mine = cashReceipts.filter(({ paymentId }) => paymentId === payment.id);
    const unreceipted = unreceiptedOf(payment, order.totalKrw, mine);
    return unreceipted === payment.unreceipted ? payment : { ...payment, unreceipted };
  });
}

function unreceiptedOf(
  payment: PaymentRecord,
  total: number,
  receipts: Whole<never>['cashReceipts'],
): PaymentRecord['unreceipted'] {
  const cash = isCash(payment.type) ? heldBy(payment) : 0;
  if (cash === 0 || receipts.some(isIssued)) return null;
  const last = receipts.at(-1);
  const isAsked = last !== undefined && (last.status === 'REQUESTED' || isRefused(last));
  if (hasDuty({ isObligated: true, total, cash })) return isAsked ? 'DEAL_ASKED' : 'DEAL';
  return isAsked ? 'ASKED' : null;
}
