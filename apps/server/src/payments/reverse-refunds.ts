import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { Sale } from './new-payments.ts';
import type { TransactionRecord } from './payment-records.ts';
import { addToPayment, insertPayments } from './payments.queries.ts';

/** Takes what refunds in hand gave back once more; the ledger only grows, so each is a new approval. */
export async function reverseRefunds(tx: Tx, sale: Sale, refunds: readonly TransactionRecord[]) {
  const at = sale.now.toISOString();
  const approvals = refunds.map(
    (refund, i): TransactionRecord => ({
      ...refund,
      id: newId(),
      seq: sale.transactionsBefore + i + 1,
      kind: 'APPROVAL',
      eventDate: sale.eventDate,
      at,
      settledAt: at,
    }),
  );
  await insertPayments(tx, { payments: [], transactions: approvals });
  for (const approval of approvals) await addToPayment(tx, approval);
}
