import type { Db, DbOrTx } from '#server/db/database.ts';
import type { TransactionRecord } from './payment-records.ts';
import { findOrderIdOfPayment, findTransactionRecord, listTransactionRecords } from './payments.queries.ts';

export async function findTransaction(db: Db, storeId: string, id: string) {
  return findTransactionRecord(db, storeId, id);
}

export async function findOrderOfPayment(db: DbOrTx, storeId: string, paymentId: string) {
  return findOrderIdOfPayment(db, storeId, paymentId);
}

/** The charge that a refund belongs to: the first approval, because that is the one its provider was asked for. */
export async function findApproval(db: Db, refund: TransactionRecord) {
  return approvalOf(await listTransactionRecords(db, refund.storeId, refund.orderId), refund);
}

export function approvalOf(transactions: readonly TransactionRecord[], { paymentId }: TransactionRecord) {
  return transactions.find((row) => row.paymentId === paymentId && row.kind === 'APPROVAL');
}
