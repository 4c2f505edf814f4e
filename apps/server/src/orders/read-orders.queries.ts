import type { OrderStatus, PendingMove } from '@maru/contract/orders/order-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { receiptsOfOrderPiece } from '#server/cash-receipts/cash-receipts.queries.ts';
import type { DbOrTx, Tx } from '#server/db/database.ts';
import { fromColumns } from '#server/db/records.ts';
import type { NamedPayment, PaymentRecord, TransactionRecord } from '#server/payments/payment-records.ts';
import type { OrderPointsRecord } from '#server/points/order-entries.ts';
import { pointsOfOrderPiece } from '#server/points/points.queries.ts';
import { type OrderFilter, orderFilterPiece } from './finding/order-filter.queries.ts';
import type { HistoryRecord, LineRecord, OrderRecord, WholeOrder } from './order-records.ts';

type Json = Record<string, unknown>;
type WholeRow = {
  order: Json;
  takenByName: string | null;
  lines: Json[];
  payments: Json[];
  transactions: Json[];
  cashReceipts: Json[];
  points: OrderPointsRecord | null;
  history: Json[];
};

const linesOf = sql`coalesce((select jsonb_agg(to_jsonb(l) order by line_number) from order_lines l
  where l.store_id = o.store_id and l.order_id = o.id), '[]'::jsonb)`;
const paymentsOf = sql`coalesce((select jsonb_agg(to_jsonb(p) order by created_at, id) from payments p
  where p.store_id = o.store_id and p.order_id = o.id), '[]'::jsonb)`;

/** One complete order, in one statement; points are those that have not expired at this time. */
export async function findWholeOrder(
  db: DbOrTx,
  storeId: string,
  orderId: string,
  at: Date,
): Promise<WholeOrder | undefined> {
  const { rows } = await sql<WholeRow>`
    select to_jsonb(o) as "order", (select name from users where id = o.taken_by) as taken_by_name,
      ${linesOf} as lines,
      coalesce((select jsonb_agg(to_jsonb(p) || jsonb_build_object('taken_by_name', u.name) order by p.created_at, p.id)
        from payments p left join users u on u.id = p.taken_by
        where p.store_id = o.store_id and p.order_id = o.id), '[]'::jsonb) as payments,
      coalesce((select jsonb_agg(to_jsonb(t) order by seq) from payment_transactions t
        where t.store_id = o.store_id and t.order_id = o.id), '[]'::jsonb) as transactions,
      ${receiptsOfOrderPiece} as cash_receipts, ${pointsOfOrderPiece(at)} as points,
      coalesce((select jsonb_agg(to_jsonb(h) || jsonb_build_object('by', u.name) order by seq)
        from order_history h left join users u on u.id = h.by_user_id
        where h.store_id = o.store_id and h.order_id = o.id), '[]'::jsonb) as history
    from orders o where o.store_id = ${storeId} and o.id = ${orderId}`.execute(db);
  const row = rows[0];
  return (
    row && {
      order: fromColumns<OrderRecord>(row.order),
      takenByName: row.takenByName,
      lines: row.lines.map((line) => fromColumns<LineRecord>(line)),
      payments: row.payments.map((payment) => fromColumns<NamedPayment>(payment)),
      transactions: row.transactions.map((transaction) => fromColumns<TransactionRecord>(transaction)),
      points: row.points,
      cashReceipts: row.cashReceipts.map((receipt) => fromColumns<NamedReceipt>(receipt)),
      history: row.history.map((entry) => fromColumns<HistoryRecord & { by: string | null }>(entry)),
    }
  );
}

/** The customer and the points of an order, as it is now. */
export async function findOrderPoints(tx: Tx, storeId: string, orderId: string, at: Date) {
  const { rows } = await sql<Pick<WholeRow, 'points'>>`
    select ${pointsOfOrderPiece(at)} as points from orders o
    where o.store_id = ${storeId} and o.id = ${orderId}`.execute(tx);
  return rows[0]?.points ?? null;
}

export async function findOrderStatus(db: DbOrTx, storeId: string, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'status', 'pending', 'version'])
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as { id: string; status: OrderStatus; pending: PendingMove | null; version: number } | undefined;
}

/** Sort key: newest first by business date and number, which are unique per store. */
export type OrderCursor = { businessDate: string; orderNumber: number };

/**
 * Lists at most `limit` orders on one side of a place: newer orders with the oldest first, older orders with the newest
 * first. An index yields their ids; then these orders are read whole.
 */
export async function listOrderRows(
  db: DbOrTx,
  filter: OrderFilter,
  page: { place: OrderCursor | undefined; direction: 'older' | 'newer'; limit: number },
) {
  const { place, direction, limit } = page;
  const older = direction === 'older';
  const beyond = place
    ? sql`and (business_date, order_number) ${older ? sql`<` : sql`>`} (${place.businessDate}::date, ${place.orderNumber}::integer)`
    : sql``;
  const way = older ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ order: Json; lines: Json[]; payments: Json[] }>`
    select to_jsonb(o) as "order", ${linesOf} as lines, ${paymentsOf} as payments
    from (select store_id, id from orders where ${orderFilterPiece(filter)} ${beyond}
      order by business_date ${way}, order_number ${way} limit ${limit}) found
    join orders o on o.store_id = found.store_id and o.id = found.id
    order by business_date ${way}, order_number ${way}`.execute(db);
  return rows.map(({ order, lines, payments }) => ({
    order: fromColumns<OrderRecord>(order),
    lines: lines.map((line) => fromColumns<LineRecord>(line)),
    payments: payments.map((payment) => fromColumns<PaymentRecord>(payment)),
  }));
}

/**
 * The people who took orders of the store. The query jumps from one person to the next in an index of orders by person.
 */
export async function listTakers(db: DbOrTx, storeId: string) {
  const next = (after: RawBuilder<unknown>) => sql`(select taken_by from orders
    where store_id = ${storeId} and taken_by > ${after} order by taken_by limit 1)`;
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive takers as (
      select ${next(sql`'00000000-0000-0000-0000-000000000000'::uuid`)} as id
      union all select ${next(sql`takers.id`)} from takers where takers.id is not null
    )
    select id, name from takers join users using (id)`.execute(db);
  return rows;
}

/** Counts up to `most`. */
export async function countOrders(db: DbOrTx, filter: OrderFilter, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from orders where ${orderFilterPiece(filter)} limit ${most}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Whether a later order that is not cancelled replaces this one. */
export async function isReplaced(db: DbOrTx, storeId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('storeId', '=', storeId)
    .where('replacesOrderId', '=', orderId)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  return row !== undefined;
}

/** The order that a sale of a device became, and the hash of that sale. */
export async function findOrderOfSale(db: DbOrTx, storeId: string, saleId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['id as orderId', 'saleHash'])
    .where('storeId', '=', storeId)
    .where('saleId', '=', saleId)
    .executeTakeFirst();
  return row && { orderId: row.orderId, hash: row.saleHash?.toString('hex') };
}

/** When a customer, or one who was merged into it, last completed another order than this one; null if never. */
export async function findLastVisit(
  tx: Tx,
  { storeId, customerId }: { storeId: string; customerId: string },
  orderId: string,
): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(closed_at)::text as at from orders
    where store_id = ${storeId} and status = 'CLOSED' and id <> ${orderId} and customer_id in (
      select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId}))`.execute(
    tx,
  );
  return rows[0]?.at ?? null;
}
