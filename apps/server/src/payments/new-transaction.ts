import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import { newId } from '#server/db/new-id.ts';
import { noExcess, type TransactionRecord, taxColumns } from './payment-records.ts';
import type { Via } from './via-provider.ts';

/** Data of the order and the moment that new payment and transaction rows contain. */
export type OrderBooking = {
  storeId: string;
  orderId: string;
  businessDate: string;
  eventDate: string;
  /** The number of transactions that the order's ledger already has. */
  transactionsBefore: number;
  now: Date;
};

export type Movement = {
  paymentId: string;
  kind: TransactionRecord['kind'];
  amount: number;
  parts: TaxParts;
  via: Via;
  /** The number of new transactions that the same act adds before it. */
  after: number;
  approvalNumber?: string | undefined;
  excess?: number | undefined;
  missing?: number | undefined;
};

/** Makes the row of a transaction. One in hand is approved immediately, one of a provider is REQUESTED. */
export function newTransaction(
  booking: OrderBooking,
  { paymentId, kind, amount, parts, via, after, approvalNumber, excess = 0, missing = 0 }: Movement,
): TransactionRecord {
  const at = booking.now.toISOString();
  return {
    storeId: booking.storeId,
    id: newId(),
    paymentId,
    seq: booking.transactionsBefore + after + 1,
    orderId: booking.orderId,
    kind,
    status: via.provider ? 'REQUESTED' : 'APPROVED',
    amountKrw: amount,
    ...taxColumns(parts),
    businessDate: booking.businessDate,
    eventDate: booking.eventDate,
    ...via,
    approvalNumber: approvalNumber ?? null,
    cardNumber: null,
    cardIssuer: null,
    failure: null,
    at,
    settledAt: via.provider ? null : at,
    ...noExcess,
    excessKrw: excess,
    missingKrw: missing,
  };
}
