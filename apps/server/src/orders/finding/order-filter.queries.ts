import type { InputOf } from '@maru/contract/endpoint.ts';
import type { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { PaymentType } from '@maru/contract/payments/payment-type.ts';
import { type RawBuilder, sql } from 'kysely';

type Filters = Omit<InputOf<typeof searchOrders>, 'cursor' | 'numberOfElements'>;

/** Everything that lists and search filter orders by. */
export type OrderFilter = { storeId: string; ids?: string[] | undefined } & {
  [Key in Exclude<keyof Filters, 'storeId'>]?: Filters[Key] | undefined;
};

type Condition = RawBuilder<unknown>;

/** The condition on rows of `orders`. A deleted order meets no filter. */
export function orderFilterPiece(filter: OrderFilter): Condition {
  const parts = [
    sql`orders.store_id = ${filter.storeId}`,
    sql`orders.deleted_at is null`,
    ...(filter.ids ? [sql`orders.id = any(${filter.ids}::uuid[])`] : []),
    ...ownFilters(filter),
    ...(filter.basis === 'event' ? eventFilters(filter) : saleFilters(filter)),
    ...lineFilters(filter),
  ];
  return sql.join(parts, sql` and `);
}

function ownFilters(filter: OrderFilter): Condition[] {
  const { orderNumber, status, orderType, paymentType, amountFrom, amountTo, takenBy } = filter;
  return [
    ...given(orderNumber, (number) => sql`orders.order_number = ${number}::integer`),
    ...given(status, (statuses) => sql`orders.status = any(${statuses}::text[])`),
    ...given(orderType, (types) => sql`orders.order_type = any(${types}::text[])`),
    // Lets the planner use the partial index of online orders.
    ...(orderType && !orderType.includes('INSTORE') ? [sql`orders.order_type <> 'INSTORE'`] : []),
    ...given(paymentType, (types) => sql`(${sql.join(types.map(hasPaymentType), sql` or `)})`),
    ...given(amountFrom, (amount) => sql`orders.total_krw >= ${amount}::bigint`),
    ...given(amountTo, (amount) => sql`orders.total_krw <= ${amount}::bigint`),
    ...given(takenBy, (userId) => sql`orders.taken_by = ${userId}::uuid`),
  ];
}

/** The same rule as `paymentTypeOf` of the contract, in a form that the planner can begin with the rarer rows. */
function hasPaymentType(type: PaymentType): Condition {
  if (type === 'NOTPAID') return sql`not exists (${kept(sql`true`)})`;
  if (type === 'COMPLEX')
    return sql`exists (select 1 from payments p join payments q on q.store_id = p.store_id
      and q.order_id = p.order_id and q.type > p.type and q.approved_krw > 0 and q.given_back_at is null
      where p.store_id = orders.store_id and p.order_id = orders.id
        and p.approved_krw > 0 and p.given_back_at is null)`;
  return sql`(exists (${kept(sql`p.type = ${type}`)}) and not exists (${kept(sql`p.type <> ${type}`)}))`;
}

/** The payments that `presentSummary` keeps. */
function kept(condition: Condition): Condition {
  return sql`select 1 from payments p where p.store_id = orders.store_id and p.order_id = orders.id
    and p.approved_krw > 0 and p.given_back_at is null and ${condition}`;
}

function saleFilters({ from, to, hour, weekday }: OrderFilter): Condition[] {
  return [
    ...given(from, (date) => sql`orders.business_date >= ${date}::date`),
    ...given(to, (date) => sql`orders.business_date <= ${date}::date`),
    ...given(hour, (clock) => sql`${seoulHour(sql`orders.taken_at`)} = ${clock}::integer`),
    ...given(weekday, (day) => sql`extract(dow from orders.business_date) = ${day}::integer`),
  ];
}

/** One approved payment or refund meets all filters of time. */
function eventFilters({ storeId, from, to, hour, weekday }: OrderFilter): Condition[] {
  const conditions = [
    sql`t.store_id = ${storeId} and t.order_id = orders.id and t.status = 'APPROVED'`,
    ...given(from, (date) => sql`t.event_date >= ${date}::date`),
    ...given(to, (date) => sql`t.event_date <= ${date}::date`),
    ...given(hour, (clock) => sql`${seoulHour(sql`t.at`)} = ${clock}::integer`),
    ...given(weekday, (day) => sql`extract(dow from t.event_date) = ${day}::integer`),
  ];
  return [
    sql`exists (select 1 from payment_transactions t where ${sql.join(conditions, sql` and `)})`,
    // No money moves before the order's own day, so newer orders need not be read.
    ...given(to, (date) => sql`orders.business_date <= ${date}::date`),
  ];
}

/** One line meets all filters of lines. */
function lineFilters({ storeId, itemId, categoryId, choiceId, itemOrderType }: OrderFilter): Condition[] {
  const conditions = [
    ...given(itemId, (id) => sql`l.item_id = ${id}::uuid`),
    ...given(categoryId, (id) => sql`l.category_id = ${id}::uuid`),
    ...given(choiceId, (id) => sql`l.options @> ${JSON.stringify([{ choiceId: id }])}::jsonb`),
    ...given(itemOrderType, (type) => sql`l.item_order_type = ${type}`),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`exists (select 1 from order_lines l where l.store_id = ${storeId} and l.order_id = orders.id
      and ${sql.join(conditions, sql` and `)})`,
  ];
}

function seoulHour(at: Condition): Condition {
  return sql`extract(hour from ${at} at time zone 'Asia/Seoul')`;
}

function given<T>(value: T | undefined, condition: (value: T) => Condition): Condition[] {
  return value === undefined ? [] : [condition(value)];
}
