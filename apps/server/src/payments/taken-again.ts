import { newId } from '#server/db/new-id.ts';
import type { OrderBooking } from './new-payments.ts';
import type { TransactionRecord } from './payment-records.ts';

/**
 * The transaction that takes what a refund in hand gave back once more: the ledger only grows, so it is a new approval.
 * `after` counts new transactions of the same act before it.
 */
export function takenAgain(
  booking: OrderBooking,
  refund: TransactionRecord,
  after: number,
): TransactionRecord {
  const at = booking.now.toISOString();
  return {
    ...refund,
    id: newId(),
    seq: booking.transactionsBefore + after + 1,
    kind: 'APPROVAL',
    eventDate: booking.eventDate,
    at,
    settledAt: at,
  };
}
