import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { asJsonRecords, toColumns } from '#server/db/records.ts';
import { eventPiece } from '#server/live/store-events.queries.ts';
import { paymentsPiece } from '#server/payments/payments.queries.ts';
import type { HistoryRecord, OrderRecord, WholeOrder } from './order-records.ts';

export type TakingFacts = {
  applicationStatus: string;
  taxType: TaxType;
  closePaidOrders: boolean;
  tenderTypes: readonly TenderType[];
  /** Minutes after midnight in Seoul; null where the store never set it. */
  dayStart: number | null;
  byName: string | null;
};

/** What of the store decides how an order is taken now. */
export async function findTakingFacts(tx: Tx, storeId: string, userId: string, at: Date) {
  const { rows } = await sql<TakingFacts>`
    select s.application_status, g.tax_type, g.close_paid_orders, g.tender_types,
      (select day_start from store_day_starts d where d.store_id = s.id and d.valid_from <= ${at}
        order by valid_from desc limit 1) as day_start,
      (select name from users where id = ${userId}) as by_name
    from stores s join store_settings g on g.store_id = s.id where s.id = ${storeId}`.execute(tx);
  return rows[0];
}

/**
 * Writes a new order with all that belongs to it in one statement, its number counted in the same: the counter row
 * is locked first, then the number's, so that two tills wait for each other instead of deadlocking.
 */
export async function insertOrder(tx: Tx, { order, lines, payments, transactions, history }: WholeOrder) {
  const { orderNumber: _, ...numberless } = order;
  const event = { storeId: order.storeId, type: 'ORDER_TAKEN' as const, ids: [order.id], version: 1 };
  const { rows } = await sql<{ orderNumber: number }>`
    with ${eventPiece({ ...event, at: new Date(order.takenAt) })}, number as (
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
    ), told as (
      insert into order_history
      select * from jsonb_populate_recordset(null::order_history, ${asJsonRecords(history)}::jsonb)
    ), ${paymentsPiece({ payments, transactions })}
    select order_number from taken`.execute(tx);
  return rows[0]?.orderNumber as number;
}

/** The first lock of every act on an order; payments, stock and the event counter follow. */
export async function lockOrder(tx: Tx, storeId: string, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('storeId', '=', storeId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Changes = Partial<Pick<OrderRecord, 'status' | 'pending' | 'closedAt' | 'cancelledAt' | 'cancelReason'>>;

/** Changes an order that this transaction has locked, and counts its version on. */
export async function updateOrder(
  tx: Tx,
  { storeId, id }: Pick<OrderRecord, 'storeId' | 'id'>,
  changes: Changes,
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

export type NewHistory = Omit<HistoryRecord, 'seq' | 'storeId' | 'orderId'>;

/** Appends to an order's history; the order is locked, so the count cannot move. */
export async function insertHistory(
  tx: Tx,
  storeId: string,
  orderId: string,
  entries: readonly NewHistory[],
) {
  if (entries.length === 0) return;
  await sql`
    insert into order_history
      (store_id, order_id, seq, kind, at, by_user_id, reason, amount_krw, request_id, device_type)
    select ${storeId}, ${orderId}, last.seq + row_number() over (), e.kind, e.at, e.by_user_id, e.reason, e.amount_krw,
      e.request_id, e.device_type
    from (select coalesce(max(seq), 0) as seq from order_history
          where store_id = ${storeId} and order_id = ${orderId}) last,
      jsonb_to_recordset(${asJsonRecords(entries)}::jsonb)
        as e(kind text, at timestamptz, by_user_id uuid, reason text, amount_krw bigint,
          request_id text, device_type text)`.execute(tx);
}
