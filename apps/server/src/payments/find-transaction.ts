import type { Db, DbOrTx } from '#server/db/database.ts';
import type { TransactionRecord } from './payment-records.ts';
import { findPaymentFacts, findTransactionRecord, listTransactionRecords } from './payments.queries.ts';
import { refundContextOf } from './via-provider.ts';

export async function findTransaction(db: Db, storeId: string, id: string) {
  return findTransactionRecord(db, storeId, id);
}

export async function findOrderOfPayment(db: DbOrTx, storeId: string, paymentId: string) {
  return (await findPaymentFacts(db, storeId, paymentId))?.orderId;
}

/** The order of a payment, and the type of the payment. */
export async function findPayment(db: DbOrTx, storeId: string, paymentId: string) {
  return findPaymentFacts(db, storeId, paymentId);
}

/** What the provider of this refund needs to know of the ledger. */
export async function findRefundContext(db: Db, refund: TransactionRecord) {
  return refundContextOf(await listTransactionRecords(db, refund.storeId, refund.orderId), refund);
}
