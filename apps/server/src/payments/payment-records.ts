import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import type { Payment, Transaction } from '@maru/contract/payments/payment.ts';
import { changeOf, type TenderType } from '@maru/contract/payments/payment-type.ts';

/** A row of `payments` as JSON: timestamps are ISO texts. */
export type PaymentRecord = {
  storeId: string;
  id: string;
  orderId: string;
  businessDate: string;
  type: TenderType;
  amountKrw: number;
  approvedKrw: number;
  refundedKrw: number;
  receivedKrw: number | null;
  createdAt: string;
  /** The user who took it. */
  takenBy: string | null;
  /** Set if it was given back while the order was open; it then does not count as part of the order's payments. */
  givenBackAt: string | null;
};

/** A payment with the display name of the user who took it. */
export type NamedPayment = PaymentRecord & { takenByName: string | null };

/** A row of `payment_transactions` as JSON. */
export type TransactionRecord = {
  storeId: string;
  id: string;
  paymentId: string;
  orderId: string;
  /** Position in the order's ledger, from 1. */
  seq: number;
  kind: Transaction['kind'];
  status: Transaction['status'];
  amountKrw: number;
  supplyKrw: number;
  vatKrw: number;
  taxFreeKrw: number;
  serviceChargeKrw: number;
  businessDate: string;
  eventDate: string;
  provider: string | null;
  approvalNumber: string | null;
  cardNumber: string | null;
  cardIssuer: string | null;
  failure: string | null;
  at: string;
  settledAt: string | null;
};

export function taxColumns({ supply, vat, taxFree, serviceCharge }: TaxParts) {
  return { supplyKrw: supply, vatKrw: vat, taxFreeKrw: taxFree, serviceChargeKrw: serviceCharge };
}

export function taxPartsOf(row: ReturnType<typeof taxColumns>): TaxParts {
  return {
    supply: row.supplyKrw,
    vat: row.vatKrw,
    taxFree: row.taxFreeKrw,
    serviceCharge: row.serviceChargeKrw,
  };
}

/**
 * Amounts to display: paid, and refunded of it. A refund that a revert took back does not count. A payment is approved
 * completely or not at all.
 */
export function movedBy(payment: Pick<PaymentRecord, 'amountKrw' | 'approvedKrw' | 'refundedKrw'>) {
  const approved = payment.approvedKrw > 0 ? payment.amountKrw : 0;
  return { approved, refunded: approved - heldBy(payment) };
}

/** Sum of the tax parts that these transactions hold. */
export function heldParts(transactions: readonly TransactionRecord[]): TaxParts {
  const none = { supply: 0, vat: 0, taxFree: 0, serviceCharge: 0 };
  return transactions
    .filter(({ status }) => status === 'APPROVED')
    .reduce((parts, row) => addParts(parts, taxPartsOf(row), row.kind === 'APPROVAL' ? 1 : -1), none);
}

export function addParts(parts: TaxParts, more: TaxParts, sign: 1 | -1): TaxParts {
  return {
    supply: parts.supply + sign * more.supply,
    vat: parts.vat + sign * more.vat,
    taxFree: parts.taxFree + sign * more.taxFree,
    serviceCharge: parts.serviceCharge + sign * more.serviceCharge,
  };
}

/** The amount that a payment holds now. */
export function heldBy({
  approvedKrw,
  refundedKrw,
}: Pick<PaymentRecord, 'approvedKrw' | 'refundedKrw'>): number {
  return approvedKrw - refundedKrw;
}

/** The payments that these transactions belong to, with updated amounts. */
export function movedPayments<P extends PaymentRecord>(
  payments: readonly P[],
  transactions: readonly TransactionRecord[],
): P[] {
  return payments.flatMap((payment) => {
    const mine = transactions.filter(
      ({ paymentId, status }) => paymentId === payment.id && status === 'APPROVED',
    );
    const sumOf = (kind: TransactionRecord['kind']) =>
      mine.reduce((sum, row) => (row.kind === kind ? sum + row.amountKrw : sum), 0);
    if (mine.length === 0) return [];
    const approvedKrw = payment.approvedKrw + sumOf('APPROVAL');
    return [{ ...payment, approvedKrw, refundedKrw: payment.refundedKrw + sumOf('REFUND') }];
  });
}

export function presentPayments(
  payments: readonly NamedPayment[],
  transactions: readonly TransactionRecord[],
) {
  return payments.map(
    (payment): Payment => ({
      id: payment.id,
      type: payment.type,
      amount: payment.amountKrw,
      ...movedBy(payment),
      received: payment.receivedKrw,
      change:
        payment.receivedKrw === null
          ? null
          : changeOf({ amount: payment.amountKrw, received: payment.receivedKrw }),
      takenBy: payment.takenByName,
      takenById: payment.takenBy,
      takenAt: payment.createdAt,
      transactions: transactions.filter(({ paymentId }) => paymentId === payment.id).map(presentTransaction),
    }),
  );
}

function presentTransaction(row: TransactionRecord): Transaction {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    amount: row.amountKrw,
    ...taxPartsOf(row),
    approvalNumber: row.approvalNumber,
    cardNumber: row.cardNumber,
    cardIssuer: row.cardIssuer,
    failure: row.failure,
    at: row.at,
  };
}
