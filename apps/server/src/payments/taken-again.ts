import { newId } from '#server/db/new-id.ts';
import type { Sale } from './new-payments.ts';
import type { TransactionRecord } from './payment-records.ts';

/**
 * The transaction that takes what a refund in hand gave back once more: the ledger only grows, so it is a new approval.
 * `after` counts new transactions of the same act before it.
 */
export function takenAgain(sale: Sale, refund: TransactionRecord, after: number): TransactionRecord {
  const at = sale.now.toISOString();
  return {
    ...refund,
    id: newId(),
    seq: sale.transactionsBefore + after + 1,
    kind: 'APPROVAL',
    eventDate: sale.eventDate,
    at,
    settledAt: at,
  };
}
