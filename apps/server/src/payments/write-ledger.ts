import type { Tx } from '#server/db/database.ts';
import type { PaymentRecord, TransactionRecord } from './payment-records.ts';
import { writeRows } from './payments.queries.ts';

type Ledger = { payments: readonly PaymentRecord[]; transactions: readonly TransactionRecord[] };

/** Writes money rows of a locked order: inserts new ones and updates earlier ones. */
export async function writeLedger(tx: Tx, before: Ledger, rows: Ledger): Promise<void> {
  if (rows.payments.length + rows.transactions.length === 0) return;
  const earlier = new Set([...before.payments, ...before.transactions].map(({ id }) => id));
  const isEarlier = ({ id }: { id: string }) => earlier.has(id);
  const isNew = (row: { id: string }) => !isEarlier(row);
  await writeRows(tx, {
    added: { payments: rows.payments.filter(isNew), transactions: rows.transactions.filter(isNew) },
    changed: { payments: rows.payments.filter(isEarlier), transactions: rows.transactions.filter(isEarlier) },
  });
}
