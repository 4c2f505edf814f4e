import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#server/db/database.ts';
import { fromColumns, toColumns } from '#server/db/records.ts';
import type { RowKey } from '#server/keys/reseal-each.ts';
import type { CashReceiptRecord, NamedReceipt } from './cash-receipt-records.ts';

type Json = Record<string, unknown>;

/** The receipts that `condition` finds in `cash_receipts c`, as JSON rows with names. */
function namedRows(condition: RawBuilder<unknown>) {
  return sql`select to_jsonb(c) || jsonb_build_object('requested_by_name', u.name) as row, c.requested_at, c.id
    from cash_receipts c left join users u on u.id = c.requested_by where ${condition}`;
}

/** A subquery for a statement that reads orders as `o`: the receipts of the order, oldest first. */
export const receiptsOfOrderPiece = sql`coalesce((select jsonb_agg(r.row order by r.requested_at, r.id)
  from (${namedRows(sql`c.store_id = o.store_id and c.order_id = o.id`)}) r), '[]'::jsonb)`;

/** Inserts a receipt, or writes all that changes in an earlier one. */
export async function writeReceipt(tx: Tx, row: CashReceiptRecord) {
  await sql`insert into cash_receipts
    select * from jsonb_populate_record(null::cash_receipts, ${JSON.stringify(toColumns(row))}::jsonb)
    on conflict (store_id, id) do update
    set status = excluded.status, identifier_sealed = excluded.identifier_sealed, amount_krw = excluded.amount_krw,
      supply_krw = excluded.supply_krw, vat_krw = excluded.vat_krw, tax_free_krw = excluded.tax_free_krw,
      service_charge_krw = excluded.service_charge_krw, issuer_key = excluded.issuer_key,
      approval_number = excluded.approval_number, failure = excluded.failure, asked_at = excluded.asked_at,
      issuer = excluded.issuer, provider_keys_id = excluded.provider_keys_id, sent_at = excluded.sent_at,
      tries = excluded.tries, retry_at = excluded.retry_at,
      issued_at = excluded.issued_at, confirmed_at = excluded.confirmed_at, check_at = excluded.check_at,
      cancel_id = excluded.cancel_id, cancel_reason = excluded.cancel_reason,
      cancel_requested_at = excluded.cancel_requested_at, cancelled_at = excluded.cancelled_at,
      rejected_at = excluded.rejected_at,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at, heard_at = excluded.heard_at`.execute(
    tx,
  );
}

export async function findReceiptRecord(db: DbOrTx, storeId: string, id: string) {
  const { rows } = await sql<{
    row: Json;
  }>`${namedRows(sql`c.store_id = ${storeId} and c.id = ${id}`)}`.execute(db);
  return rows[0] && fromColumns<NamedReceipt>(rows[0].row);
}

/** The receipts of these payments, oldest first. */
export async function listReceiptsOf(db: DbOrTx, storeId: string, paymentIds: readonly string[]) {
  const isTheirs = sql`c.store_id = ${storeId} and c.payment_id = any(${[...paymentIds]}::uuid[])`;
  const { rows } = await sql<{ row: Json }>`${namedRows(isTheirs)} order by c.requested_at, c.id`.execute(db);
  return rows.map(({ row }) => fromColumns<NamedReceipt>(row));
}

type Undecided = { storeId: string; id: string; since: Date };
const mostAtOnce = 100;

/**
 * Undecided receipts: their issuer was asked before this time to issue or cancel them, and the next check is due.
 * Receipts that were never checked come first, so that hopeless ones do not delay the others.
 */
export async function listUndecidedReceipts(
  db: Db,
  { before, now, limit = mostAtOnce }: { before: Date; now: Date; limit?: number },
) {
  const { rows } = await sql<Undecided>`
    select store_id, id, coalesce(cancel_requested_at, asked_at) as since from cash_receipts
    where status in ('REQUESTED', 'CANCEL_REQUESTED') and asked_at is not null
      and (status = 'REQUESTED' or failure is null)
      and coalesce(cancel_requested_at, asked_at) < ${before}
      and coalesce(check_at <= ${now}, true) and coalesce(retry_at <= ${now}, true)
    order by check_at nulls first, since limit ${limit}`.execute(db);
  return rows;
}

/** Receipts that a person decided since an instant, whose issuer has not answered and is due to be asked. */
export async function listReceiptsAwaitingLateAnswer(db: Db, { since, now }: { since: Date; now: Date }) {
  const { rows } = await sql<Undecided>`
    select store_id, id, decided_at as since from cash_receipts
    where decided_by is not null and heard_at is null and decided_at > ${since}
      and coalesce(check_at <= ${now}, true)
    order by check_at nulls first, decided_at limit ${mostAtOnce}`.execute(db);
  return rows;
}

/** Issued receipts that are due to be asked about, and when they were issued. */
export async function listUnconfirmedReceipts(db: Db, now: Date) {
  const { rows } = await sql<{ storeId: string; id: string; issuedAt: Date }>`
    select store_id, id, issued_at from cash_receipts
    where status = 'ISSUED' and check_at <= ${now} and (decided_by is null or heard_at is not null)
    order by check_at limit 200`.execute(db);
  return rows;
}

/** Sets when the issuer is asked about a receipt again. */
export async function updateCheckAt(db: Db, { storeId, id }: { storeId: string; id: string }, checkAt: Date) {
  await sql`update cash_receipts set check_at = ${checkAt}
    where store_id = ${storeId} and id = ${id}`.execute(db);
}

export type SealedIdentifier = RowKey & { paymentId: string; sealed: Buffer };

/** Sealed numbers of all stores, in pages by store and id. */
export async function listSealedAfter(db: Db, { storeId, id }: RowKey) {
  const { rows } = await sql<SealedIdentifier>`
    select store_id, id, payment_id, identifier_sealed as sealed from cash_receipts
    where (store_id, id) > (${storeId}::uuid, ${id}::uuid) and identifier_sealed is not null
    order by store_id, id limit 500`.execute(db);
  return rows;
}

/** Changes nothing if the number was erased or resealed meanwhile. */
export async function updateSealedIdentifier(
  db: Db,
  { storeId, id, sealed }: SealedIdentifier,
  resealed: Buffer,
) {
  await sql`update cash_receipts set identifier_sealed = ${resealed}
    where store_id = ${storeId} and id = ${id} and identifier_sealed = ${sealed}`.execute(db);
}

/**
 * Erases the numbers of refused receipts that were asked for before this time: they can no longer be issued again to
 * the same number.
 */
export async function eraseRefusedBefore(db: Db, before: Date) {
  await sql`update cash_receipts set identifier_sealed = null
    where status in ('FAILED', 'REJECTED') and identifier_sealed is not null
      and requested_at < ${before}`.execute(db);
}
