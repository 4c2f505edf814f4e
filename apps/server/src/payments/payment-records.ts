import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import type { Payment, Transaction } from '@maru/contract/payments/payment.ts';
import { changeOf, type StoredTenderType } from '@maru/contract/payments/payment-type.ts';

/** A row of `payments` as JSON: timestamps are ISO texts. */
export type PaymentRecord = {
  storeId: string;
  id: string;
  orderId: string;
  businessDate: string;
  type: StoredTenderType;
  amountKrw: number;
  approvedKrw: number;
  refundedKrw: number;
  receivedKrw: number | null;
  createdAt: string;
  /** The user who took it. */
  takenBy: string | null;
  /** Set if it was given back while the order was open; it then does not count as part of the order's payments. */
  givenBackAt: string | null;
  /** Money of this tender for which the order has no room, until it is given back. Not in the amounts above. */
  excessKrw: number;
  /** Money that the order counts as held although the provider does not have it. */
  missingKrw: number;
  missingWrittenOffAt: string | null;
  /** When it was booked, if a till had taken it without network. */
  receiptedAt: string | null;
  /** The idempotency key of the request that booked only this payment in hand; null: there was none. */
  requestKey: string | null;
  /** Cash that it holds without an issued cash receipt (orders/cash-receipts). */
  unreceipted: 'ASKED' | 'DEAL' | 'DEAL_ASKED' | null;
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
  /** The keys of the store with which the provider is asked; null for a provider that needs none. */
  providerKeysId: string | null;
  /** The provider's key of a payment that a guest began at its checkout. */
  checkoutKey: string | null;
  approvalNumber: string | null;
  cardNumber: string | null;
  cardIssuer: string | null;
  failure: string | null;
  at: string;
  settledAt: string | null;
  /** What an approved row adds to the excess of its payment; negative if it gives excess back. */
  excessKrw: number;
  /** What an approved row adds to the missing money of its payment. */
  missingKrw: number;
  /** The owner who decided the outcome, because the provider did not answer. */
  decidedBy: string | null;
  /** When the provider answered after a person had decided. */
  heardAt: string | null;
  /** When the data of a separate card terminal were completed. */
  completedAt: string | null;
};

/** For a new row that moves only the order's money. */
export const noExcess = {
  excessKrw: 0,
  missingKrw: 0,
  decidedBy: null,
  heardAt: null,
  completedAt: null,
} as const;

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
 * Amounts to display: paid, and how much of it was refunded. A refund that a revert undid does not count. A payment is
 * approved completely or not at all.
 */
export function amountsOf(payment: Pick<PaymentRecord, 'amountKrw' | 'approvedKrw' | 'refundedKrw'>) {
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

/** The amount of what a payment holds that its provider can still give back. */
export function atProvider(
  payment: Pick<PaymentRecord, 'type' | 'approvedKrw' | 'refundedKrw' | 'missingKrw'>,
): number {
  return payment.type === 'card' ? heldBy(payment) - payment.missingKrw : 0;
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
    return [
      {
        ...payment,
        approvedKrw: payment.approvedKrw + sumOf('APPROVAL'),
        refundedKrw: payment.refundedKrw + sumOf('REFUND'),
        excessKrw: mine.reduce((sum, row) => sum + row.excessKrw, payment.excessKrw),
        missingKrw: mine.reduce((sum, row) => sum + row.missingKrw, payment.missingKrw),
      },
    ];
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
      ...amountsOf(payment),
      received: payment.receivedKrw,
      change:
        payment.receivedKrw === null
          ? null
          : changeOf({ amount: handedOver(payment, transactions), received: payment.receivedKrw }),
      takenBy: payment.takenByName,
      takenById: payment.takenBy,
      takenAt: payment.createdAt,
      excess: payment.excessKrw,
      missing: payment.missingWrittenOffAt ? 0 : payment.missingKrw,
      isByLink: transactions.some((row) => row.paymentId === payment.id && row.checkoutKey !== null),
      transactions: transactions.filter(({ paymentId }) => paymentId === payment.id).map(presentTransaction),
    }),
  );
}

/** Marks the entry of a charge that a guest paid by a link. */
export function byGuestOf({ kind, checkoutKey }: TransactionRecord): { byGuest?: true } {
  return kind === 'APPROVAL' && checkoutKey !== null ? { byGuest: true } : {};
}

/** The cash that a payment received in all, including what the order had no room for. */
function handedOver({ id, amountKrw }: PaymentRecord, transactions: readonly TransactionRecord[]): number {
  const first = transactions.find(({ paymentId }) => paymentId === id);
  return first ? first.amountKrw + first.excessKrw : amountKrw;
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
    excess: row.excessKrw,
    missing: row.missingKrw,
    isDecided: row.decidedBy !== null,
    isCompleted: row.completedAt !== null,
  };
}
