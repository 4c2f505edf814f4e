import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { OrderStatus } from '@maru/contract/orders/order-status.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { asJsonRecords, toColumns } from '#server/db/records.ts';
import { eventPiece } from '#server/live/store-events.queries.ts';
import { paymentsPiece } from '#server/payments/payments.queries.ts';
import { changedLotsPiece } from '#server/points/written-accounts.queries.ts';
import type { WrittenPoints } from '#server/points/written-points.ts';
import { terminatedAtPiece } from '#server/stores/terminated-at.queries.ts';
import type { HistoryRecord, OrderRecord, WholeOrder } from './order-records.ts';
import type { Transition } from './transitions/transition.ts';

export type StoreFacts = {
  applicationStatus: ApplicationStatus;
  /** Null unless the store is TERMINATED. */
  terminatedAt: Date | null;
  taxType: TaxType;
  closePaidOrders: boolean;
  tenderTypes: readonly TenderType[];
  /** Minutes after midnight in Seoul; null if never set. */
  dayStart: number | null;
  byName: string | null;
};

/** The store's settings that affect orders at this time, and the name of the acting user. */
export async function findStoreFacts(tx: Tx, storeId: string, userId: string | null, at: Date) {
  const { rows } = await sql<StoreFacts>`
    ${prepared} select s.application_status, ${terminatedAtPiece} as terminated_at, g.tax_type, g.close_paid_orders,
      g.tender_types,
      (select day_start from store_day_starts d where d.store_id = s.id and d.valid_from <= ${at}
        order by valid_from desc limit 1) as day_start,
      (select name from users where id = ${userId}::uuid) as by_name
    from stores s join store_settings g on g.store_id = s.id where s.id = ${storeId}`.execute(tx);
  return rows[0];
}

/**
 * Inserts a new order with everything that belongs to it in one statement, including its number. The event counter's
 * row is locked before the number's, so that two tills wait for each other instead of deadlocking. `stockOf`: the items
 * whose counted stock the order took. `at`: when the order is written. `points`: the moves of the customer's points.
 * Returns the order number, and how many lots of points were written.
 */
export async function insertOrder(
  tx: Tx,
  { order, lines, payments, transactions, history }: WholeOrder,
  { stockOf, at, points }: { stockOf: Iterable<string>; at: Date; points?: WrittenPoints | undefined },
) {
  const { orderNumber: _, ...numberless } = order;
  const event = { storeId: order.storeId, type: 'ORDER_TAKEN' as const, version: 1 };
  const parts = points ? sql`, ${points.parts}` : sql``;
  const { rows } = await sql<{ orderNumber: number; lots: number }>`
    ${prepared} with ${eventPiece({ ...event, ids: [order.id, ...stockOf], at })}, number as (
      insert into order_numbers (store_id, business_date, last_number)
      select ${order.storeId}, ${order.businessDate}::date, 1 from event
      on conflict (store_id, business_date) do update set last_number = order_numbers.last_number + 1
      returning last_number
    ), taken as (
      insert into orders
      select o.* from number, jsonb_populate_record(null::orders,
        ${JSON.stringify(toColumns(numberless))}::jsonb || jsonb_build_object('order_number', last_number)) o
      returning order_number
    ), lines as (
      insert into order_lines
      select * from jsonb_populate_recordset(null::order_lines, ${asJsonRecords(lines)}::jsonb)
    ), inserted_history as (${historyRows(history)}), ${paymentsPiece({ payments, transactions })}${parts}
    select order_number, ${points ? changedLotsPiece : sql`0`} as lots from taken`.execute(tx);
  return rows[0];
}

/**
 * Locks an order. This is the first lock of every act on an order; payments, stock and the event counter follow.
 * Returns its status.
 */
export async function lockOrder(tx: Tx, storeId: string, orderId: string): Promise<OrderStatus | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('status')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row?.status as OrderStatus | undefined;
}

/** Changes a locked order and increments its version. */
export async function updateOrder(
  tx: Tx,
  { storeId, id }: Pick<OrderRecord, 'storeId' | 'id'>,
  changes: Transition['changes'] & Pick<OrderRecord, 'paymentType'>,
) {
  const { version } = await tx
    .updateTable('orders')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Deletes the removed lines of a locked order, inserts new lines, and updates the changeable columns of other lines.
 */
export async function writeLines(
  tx: Tx,
  { storeId, id }: Pick<OrderRecord, 'storeId' | 'id'>,
  { lines, removedLines }: Pick<Transition, 'lines' | 'removedLines'>,
) {
  if (removedLines.length > 0)
    await sql`delete from order_lines
      where store_id = ${storeId} and order_id = ${id} and id = any(${[...removedLines]}::uuid[])`.execute(
      tx,
    );
  if (lines.length === 0) return;
  await sql`insert into order_lines
    select * from jsonb_populate_recordset(null::order_lines, ${asJsonRecords(lines)}::jsonb)
    on conflict (store_id, order_id, line_number) do update
    set quantity = excluded.quantity, stock_taken = excluded.stock_taken, gross_krw = excluded.gross_krw,
      discount_krw = excluded.discount_krw, order_discount_share_krw = excluded.order_discount_share_krw,
      points_share_krw = excluded.points_share_krw,
      points_given_back_krw = excluded.points_given_back_krw, total_krw = excluded.total_krw,
      supply_krw = excluded.supply_krw, vat_krw = excluded.vat_krw, tax_free_krw = excluded.tax_free_krw,
      service_charge_krw = excluded.service_charge_krw, refunded_quantity = excluded.refunded_quantity,
      refunded_krw = excluded.refunded_krw, refunded_supply_krw = excluded.refunded_supply_krw,
      refunded_vat_krw = excluded.refunded_vat_krw, refunded_tax_free_krw = excluded.refunded_tax_free_krw,
      refunded_service_charge_krw = excluded.refunded_service_charge_krw`.execute(tx);
}

/** Appends rows to the history of a locked order; their `seq` continues its numbering. */
export async function insertHistory(tx: Tx, rows: readonly HistoryRecord[]) {
  if (rows.length === 0) return;
  await historyRows(rows).execute(tx);
}

function historyRows(rows: readonly HistoryRecord[]) {
  return sql`insert into order_history
    select * from jsonb_populate_recordset(null::order_history, ${asJsonRecords(rows)}::jsonb)`;
}
