import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { shareOverTenders } from '@maru/contract/money/share-over-tenders.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { newId } from '#server/db/new-id.ts';
import { newTransaction, type OrderBooking } from './new-transaction.ts';
import type { PaymentRecord, TransactionRecord } from './payment-records.ts';
import type { Via } from './via-provider.ts';

export type Tender = {
  type: TenderType;
  amount: number;
  received?: number | undefined;
  approvalNumber?: string | undefined;
  /** Money taken beyond `amount`, for which the order has no room. */
  excess?: number;
  /** The idempotency key of the request. It identifies a repeat even after the key has expired. */
  requestKey?: string | undefined;
};

export type Paying = {
  /** The order's tax parts that are still to be paid. */
  left: TaxParts;
  tenders: readonly Tender[];
  /** The provider that is asked for the money, or `inHand`. */
  via: Via;
  /** The user who takes the money; null for the system. */
  takenBy: string | null;
  /** When the tenders are booked, if a till had taken them without network. */
  receiptedAt?: Date;
};

/**
 * Makes rows for tenders that pay an order. Tenders in hand are approved immediately; those of a provider are
 * REQUESTED.
 */
export function newPayments(booking: OrderBooking, { left, tenders, via, takenBy, receiptedAt }: Paying) {
  const shares = shareOverTenders(
    left,
    tenders.map(({ amount }) => amount),
  );
  const payments: PaymentRecord[] = [];
  const transactions: TransactionRecord[] = [];

  tenders.forEach((tender, i) => {
    const id = newId();
    payments.push({
      ...{ storeId: booking.storeId, orderId: booking.orderId, businessDate: booking.businessDate },
      id,
      type: tender.type,
      amountKrw: tender.amount,
      approvedKrw: via.provider ? 0 : tender.amount,
      refundedKrw: 0,
      receivedKrw: tender.received ?? null,
      createdAt: booking.now.toISOString(),
      takenBy,
      givenBackAt: null,
      excessKrw: tender.excess ?? 0,
      missingKrw: 0,
      missingWrittenOffAt: null,
      receiptedAt: receiptedAt?.toISOString() ?? null,
      requestKey: tender.requestKey ?? null,
      unreceipted: null,
    });
    transactions.push(
      newTransaction(booking, {
        paymentId: id,
        kind: 'APPROVAL',
        amount: tender.amount,
        parts: shares[i] as TaxParts,
        via,
        after: i,
        approvalNumber: tender.approvalNumber,
        excess: tender.excess,
      }),
    );
  });
  return { payments, transactions };
}
