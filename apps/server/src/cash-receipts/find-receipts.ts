import type { Db, DbOrTx } from '#server/db/database.ts';
import {
  findReceiptRecord,
  listReceiptsOf,
  listUnconfirmedReceipts,
  listUndecidedReceipts,
  listUnheardReceipts,
} from './cash-receipts.queries.ts';

export async function findReceipt(db: DbOrTx, storeId: string, id: string) {
  return findReceiptRecord(db, storeId, id);
}

/** The receipts of these payments, oldest first. */
export async function listReceiptsOfPayments(db: DbOrTx, storeId: string, paymentIds: readonly string[]) {
  return listReceiptsOf(db, storeId, paymentIds);
}

/** Receipts about which the issuer was asked before this time and that it has not decided. */
export async function listUndecided(db: Db, before: Date) {
  return listUndecidedReceipts(db, before);
}

/** Receipts that a person decided since an instant and about which the issuer has not answered. */
export async function listUnheard(db: Db, since: Date) {
  return listUnheardReceipts(db, since);
}

/** Issued receipts that are due to be asked about, and when they were issued. */
export async function listUnconfirmed(db: Db, now: Date) {
  return listUnconfirmedReceipts(db, now);
}
