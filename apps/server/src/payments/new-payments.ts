import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { shareOverTenders } from '@maru/contract/money/share-over-tenders.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { newId } from '#server/db/new-id.ts';
import { type PaymentRecord, type TransactionRecord, taxColumns } from './payment-records.ts';

export type Tender = {
  type: TenderType;
  amount: number;
  received?: number | undefined;
  approvalNumber?: string | undefined;
};

/** What new rows of money carry of the order that they belong to, and of the moment they are written. */
export type OrderBooking = {
  storeId: string;
  orderId: string;
  businessDate: string;
  eventDate: string;
  /** How many transactions the order's ledger holds already. */
  transactionsBefore: number;
  now: Date;
};

export type Paying = {
  /** The tax parts the order still has to be paid. */
  left: TaxParts;
  tenders: readonly Tender[];
  /** Asked for the money; null for tenders in hand. */
  provider: string | null;
  /** The user who takes the money; null where the system acts. */
  takenBy: string | null;
};

/** The rows of tenders that pay an order now. Tenders in hand are approved at once, a provider's only requested. */
export function newPayments(booking: OrderBooking, { left, tenders, provider, takenBy }: Paying) {
  const shares = shareOverTenders(
    left,
    tenders.map(({ amount }) => amount),
  );
  const payments: PaymentRecord[] = [];
  const transactions: TransactionRecord[] = [];
  const at = booking.now.toISOString();

  tenders.forEach((tender, i) => {
    const id = newId();
    const row = { storeId: booking.storeId, orderId: booking.orderId, businessDate: booking.businessDate };
    payments.push({
      ...row,
      id,
      type: tender.type,
      amountKrw: tender.amount,
      approvedKrw: provider ? 0 : tender.amount,
      refundedKrw: 0,
      receivedKrw: tender.received ?? null,
      createdAt: at,
      takenBy,
      givenBackAt: null,
    });
    transactions.push({
      ...row,
      id: newId(),
      paymentId: id,
      seq: booking.transactionsBefore + i + 1,
      kind: 'APPROVAL',
      status: provider ? 'REQUESTED' : 'APPROVED',
      amountKrw: tender.amount,
      ...taxColumns(shares[i] as TaxParts),
      eventDate: booking.eventDate,
      provider,
      approvalNumber: tender.approvalNumber ?? null,
      cardNumber: null,
      cardIssuer: null,
      failure: null,
      at,
      settledAt: provider ? null : at,
    });
  });
  return { payments, transactions };
}
