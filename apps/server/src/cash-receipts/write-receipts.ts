import type { Db, Tx } from '#server/db/database.ts';
import type { NamedReceipt } from './cash-receipt-records.ts';
import { updateCheckAt, writeReceipt } from './cash-receipts.queries.ts';

/**
 * Inserts new receipts and writes all that changes in earlier ones. Their order must be locked. Writes them one by one,
 * so that a receipt stops being live before the next one becomes live.
 */
export async function writeReceipts(tx: Tx, rows: readonly NamedReceipt[]) {
  for (const { requestedByName: _, ...row } of rows) await writeReceipt(tx, row);
}

/** Sets when the issuer is asked about a receipt again. */
export async function checkAgainAt(db: Db, receipt: { storeId: string; id: string }, checkAt: Date) {
  await updateCheckAt(db, receipt, checkAt);
}
