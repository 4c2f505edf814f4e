import { newId } from '#server/db/new-id.ts';
import type { OrderBooking } from './new-transaction.ts';
import { noExcess, type TransactionRecord } from './payment-records.ts';

/**
 * A new approval that undoes a refund in hand, because the ledger is append-only. `after` is the number of new
 * transactions that the same act adds before it.
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
    ...noExcess,
  };
}
