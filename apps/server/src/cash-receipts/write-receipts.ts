import type { Db, Tx } from '#server/db/database.ts';
import type { NamedReceipt } from './cash-receipt-records.ts';
import { updateCheckAt, writeReceipt } from './cash-receipts.queries.ts';

/**
 * Inserts new receipts and writes all that changes in earlier ones. Their order must be locked. One by one: a receipt
 * leaves its place among the live ones before the next one takes it.
 */
export async function writeReceipts(tx: Tx, rows: readonly NamedReceipt[]) {
  for (const { requestedByName: _, ...row } of rows) await writeReceipt(tx, row);
}

/** A receipt is asked about again then. */
export async function checkAgainAt(db: Db, receipt: { storeId: string; id: string }, checkAt: Date) {
  await updateCheckAt(db, receipt, checkAt);
}
