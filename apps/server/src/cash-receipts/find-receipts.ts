import type { Db, DbOrTx } from '#server/db/database.ts';
import {
  findReceiptRecord,
  listReceiptsAwaitingLateAnswer,
  listReceiptsOf,
  listUnconfirmedReceipts,
  listUndecidedReceipts,
} from './cash-receipts.queries.ts';

export async function findReceipt(db: DbOrTx, storeId: string, id: string) {
  return findReceiptRecord(db, storeId, id);
}

/** The receipts of these payments, oldest first. */
export async function listReceiptsOfPayments(db: DbOrTx, storeId: string, paymentIds: readonly string[]) {
  return listReceiptsOf(db, storeId, paymentIds);
}

/** Undecided receipts whose issuer is due to be asked about them. */
export async function listUndecided(db: Db, due: Parameters<typeof listUndecidedReceipts>[1]) {
  return listUndecidedReceipts(db, due);
}

/** Receipts that a person decided since an instant, whose issuer is due to be asked. */
export async function listAwaitingLateAnswer(
  db: Db,
  due: Parameters<typeof listReceiptsAwaitingLateAnswer>[1],
) {
  return listReceiptsAwaitingLateAnswer(db, due);
}

/** Issued receipts that are due to be asked about, and when they were issued. */
export async function listUnconfirmed(db: Db, now: Date) {
  return listUnconfirmedReceipts(db, now);
}
