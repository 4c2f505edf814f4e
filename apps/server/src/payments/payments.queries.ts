import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { asJsonRecords, fromColumns } from '#server/db/records.ts';
import type { PaymentRecord, TransactionRecord } from './payment-records.ts';

type Rows = { payments: readonly PaymentRecord[]; transactions: readonly TransactionRecord[] };

/** The rows as part of another statement: two CTEs, `paid` and `moved`. */
export function paymentsPiece({ payments, transactions }: Rows) {
  return sql`paid as (
      insert into payments
      select * from jsonb_populate_recordset(null::payments, ${asJsonRecords(payments)}::jsonb)
    ), moved as (
      insert into payment_transactions
      select * from jsonb_populate_recordset(null::payment_transactions, ${asJsonRecords(transactions)}::jsonb)
    )`;
}

/** Inserts new rows and updates the changeable columns of earlier ones. The order must be locked. */
export async function writeRows(tx: Tx, { added, changed }: { added: Rows; changed: Rows }) {
  await sql`with ${paymentsPiece(added)}, summed as (
      update payments p
      set amount_krw = r.amount_krw, approved_krw = r.approved_krw, refunded_krw = r.refunded_krw,
        given_back_at = r.given_back_at, excess_krw = r.excess_krw, missing_krw = r.missing_krw,
        missing_written_off_at = r.missing_written_off_at, unreceipted = r.unreceipted
      from jsonb_populate_recordset(null::payments, ${asJsonRecords(changed.payments)}::jsonb) r
      where p.store_id = r.store_id and p.id = r.id
    ), settled as (
      update payment_transactions t
      set status = r.status, approval_number = r.approval_number, card_number = r.card_number,
        card_issuer = r.card_issuer, event_date = r.event_date, failure = r.failure, settled_at = r.settled_at,
        amount_krw = r.amount_krw, supply_krw = r.supply_krw, vat_krw = r.vat_krw, tax_free_krw = r.tax_free_krw,
        service_charge_krw = r.service_charge_krw, excess_krw = r.excess_krw, decided_by = r.decided_by,
        heard_at = r.heard_at, completed_at = r.completed_at
      from jsonb_populate_recordset(null::payment_transactions, ${asJsonRecords(changed.transactions)}::jsonb) r
      where t.store_id = r.store_id and t.id = r.id
    ) select 1`.execute(tx);
}

export async function listTransactionRecords(db: DbOrTx, storeId: string, orderId: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from payment_transactions t
    where store_id = ${storeId} and order_id = ${orderId} order by seq`.execute(db);
  return rows.map(({ row }) => fromColumns<TransactionRecord>(row));
}

export async function findTransactionRecord(db: Db, storeId: string, id: string) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from payment_transactions t where store_id = ${storeId} and id = ${id}`.execute(
    db,
  );
  return rows[0] && fromColumns<TransactionRecord>(rows[0].row);
}

/** The columns of a payment that never change. */
export async function findPaymentFacts(db: DbOrTx, storeId: string, id: string) {
  return db
    .selectFrom('payments')
    .select(['orderId', 'type'])
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Transactions that a person decided and whose provider has not answered since. */
export async function listRowsAwaitingLateAnswer(db: Db, { from, before }: { from: Date; before: Date }) {
  return db
    .selectFrom('paymentTransactions')
    .select(['storeId', 'id', 'at'])
    .where('decidedBy', 'is not', null)
    .where('heardAt', 'is', null)
    .where('provider', 'is not', null)
    .where('at', '>', from)
    .where('at', '<', before)
    .orderBy('at')
    .limit(100)
    .execute();
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
