import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { TransactionRecord } from './payment-records.ts';
import { addToPayment, insertPayments } from './payments.queries.ts';

/** Takes again what refunds in hand gave back; the ledger only grows, so each is a new approval. */
export async function takeAgain(
  tx: Tx,
  refunds: readonly TransactionRecord[],
  { now, eventDate }: { now: Date; eventDate: string },
) {
  const at = now.toISOString();
  const again = refunds.map(
    (refund): TransactionRecord => ({
      ...refund,
      id: newId(),
      kind: 'APPROVAL',
      eventDate,
      at,
      settledAt: at,
    }),
  );
  await insertPayments(tx, { payments: [], transactions: again });
  for (const transaction of again) await addToPayment(tx, transaction);
}
