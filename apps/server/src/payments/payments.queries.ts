import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { asJsonRecords, fromColumns } from '#server/db/records.ts';
import type { CardOutcome } from '#server/providers/card/card-provider.ts';
import type { PaymentRecord, TransactionRecord } from './payment-records.ts';

type Rows = { payments: readonly PaymentRecord[]; transactions: readonly TransactionRecord[] };

/** The rows as a piece of another statement: two CTEs, `paid` and `moved`. */
export function paymentsPiece({ payments, transactions }: Rows) {
  return sql`paid as (
      insert into payments
      select * from jsonb_populate_recordset(null::payments, ${asJsonRecords(payments)}::jsonb)
    ), moved as (
      insert into payment_transactions
      select * from jsonb_populate_recordset(null::payment_transactions, ${asJsonRecords(transactions)}::jsonb)
    )`;
}

export async function insertPayments(tx: Tx, rows: Rows) {
  await sql`with ${paymentsPiece(rows)} select 1`.execute(tx);
}

export async function listTransactionRecords(db: DbOrTx, storeId: string, orderId: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from payment_transactions t
    where store_id = ${storeId} and order_id = ${orderId} order by seq`.execute(db);
  return rows.map(({ row }) => fromColumns<TransactionRecord>(row));
}

/** Gives an undecided transaction its outcome, once: says whether it was still undecided. */
export async function markTransaction(
  tx: Tx,
  { storeId, id }: { storeId: string; id: string },
  outcome: CardOutcome | { status: 'UNKNOWN' },
  at: { now: Date; eventDate: string },
): Promise<boolean> {
  const approved = outcome.status === 'APPROVED' ? outcome : undefined;
  const { numUpdatedRows } = await tx
    .updateTable('paymentTransactions')
    .set({
      status: outcome.status,
      ...(approved && {
        approvalNumber: approved.approvalNumber,
        cardNumber: approved.cardNumber,
        cardIssuer: approved.cardIssuer,
        eventDate: at.eventDate,
      }),
      ...(outcome.status === 'FAILED' && { failure: outcome.failure }),
      ...(outcome.status !== 'UNKNOWN' && { settledAt: at.now }),
    })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('status', 'in', outcome.status === 'UNKNOWN' ? ['REQUESTED'] : ['REQUESTED', 'UNKNOWN'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds what was approved or refunded to a payment's sums. */
export async function addToPayment(
  tx: Tx,
  {
    storeId,
    paymentId,
    kind,
    amountKrw,
  }: Pick<TransactionRecord, 'storeId' | 'paymentId' | 'kind' | 'amountKrw'>,
) {
  const column = kind === 'APPROVAL' ? 'approvedKrw' : 'refundedKrw';
  await tx
    .updateTable('payments')
    .set((eb) => ({ [column]: eb(column, '+', amountKrw) }))
    .where('storeId', '=', storeId)
    .where('id', '=', paymentId)
    .execute();
}

export async function markGivenBack(
  tx: Tx,
  { storeId, id }: Pick<PaymentRecord, 'storeId' | 'id'>,
  at: Date,
) {
  await tx
    .updateTable('payments')
    .set({ givenBackAt: at })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function findTransactionRecord(db: Db, storeId: string, id: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from payment_transactions t where store_id = ${storeId} and id = ${id}`.execute(
    db,
  );
  return rows[0] && fromColumns<TransactionRecord>(rows[0].row);
}

export async function findOrderIdOfPayment(db: DbOrTx, storeId: string, id: string) {
  const row = await db
    .selectFrom('payments')
    .select('orderId')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.orderId;
}

export async function listUnsettledRows(db: Db, before: Date) {
  return db
    .selectFrom('paymentTransactions')
    .select(['storeId', 'id', 'at'])
    .where('status', 'in', ['REQUESTED', 'UNKNOWN'])
    .where('at', '<', before)
    .orderBy('at')
    .limit(100)
    .execute();
}
