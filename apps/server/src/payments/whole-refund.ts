import { newId } from '#server/db/new-id.ts';
import type { Sale } from './new-payments.ts';
import {
  heldBy,
  type PaymentRecord,
  type TransactionRecord,
  taxColumns,
  taxPartsOf,
} from './payment-records.ts';

/**
 * The transaction that gives back all a payment holds, or (for a revert) takes it again. Its tax parts are what the
 * earlier ones leave, so that nothing remains when nothing is held.
 */
export function wholeRefund(
  sale: Sale,
  payment: PaymentRecord,
  earlier: readonly TransactionRecord[],
  provider: string | null,
): TransactionRecord {
  const mine = earlier.filter(({ paymentId, status }) => paymentId === payment.id && status === 'APPROVED');
  const left = mine.reduce(
    (parts, row) => {
      const sign = row.kind === 'APPROVAL' ? 1 : -1;
      const moved = taxPartsOf(row);
      return {
        supply: parts.supply + sign * moved.supply,
        vat: parts.vat + sign * moved.vat,
        taxFree: parts.taxFree + sign * moved.taxFree,
        serviceCharge: parts.serviceCharge + sign * moved.serviceCharge,
      };
    },
    { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 },
  );
  const at = sale.now.toISOString();
  return {
    storeId: sale.storeId,
    id: newId(),
    paymentId: payment.id,
    orderId: sale.orderId,
    kind: 'REFUND',
    status: provider ? 'REQUESTED' : 'APPROVED',
    amountKrw: heldBy(payment),
    ...taxColumns(left),
    businessDate: sale.businessDate,
    eventDate: sale.eventDate,
    provider,
    approvalNumber: null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    settledAt: provider ? null : at,
  };
}
