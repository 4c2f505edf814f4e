import type { InputOf } from '@maru/contract/endpoint.ts';
import type { searchOrders } from '@maru/contract/orders/find-orders.endpoints.ts';
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
  const { orderNumber, saleNumber, status, orderType, paymentType } = filter;
  const { amountFrom, amountTo, takenBy, isRefunded, isDiscounted, usedPoints, basis } = filter;
  const { storeId, customerId } = filter;
  return [
    ...given(orderNumber, (number) => sql`orders.order_number = ${number}::integer`),
    ...given(saleNumber, (number) => sql`orders.sale_number = ${number}`),
    ...given(status, (statuses) => oneOf(sql`orders.status`, statuses)),
    ...given(orderType, (types) => oneOf(sql`orders.order_type`, types)),
    // Lets the planner use the partial index of online orders.
    ...(orderType && !orderType.includes('INSTORE') ? [sql`orders.order_type <> 'INSTORE'`] : []),
    ...given(paymentType, (types) => oneOf(sql`orders.payment_type`, types)),
    ...given(amountFrom, (amount) => sql`orders.total_krw >= ${amount}::bigint`),
    ...given(amountTo, (amount) => sql`orders.total_krw <= ${amount}::bigint`),
    ...given(takenBy, (userId) => sql`orders.taken_by = ${userId}::uuid`),
    ...(basis === 'event' ? [] : given(isRefunded, (is) => isAny(sql`orders.refunded_krw`, is))),
    ...given(isDiscounted, (is) => isAny(sql`(orders.line_discounts_krw + orders.order_discount_krw)`, is)),
    ...given(usedPoints, (is) => isAny(sql`orders.points_used_krw`, is)),
    ...given(customerId, (id) => sql`orders.customer_id = any(${samePersonPiece(storeId, id)})`),
  ];
}

/** The customer and all who were merged with them, because an order keeps the customer that it named. */
function samePersonPiece(storeId: string, customerId: string): Condition {
  return sql`array(select c.id from customers named join customers c on c.store_id = named.store_id
    and (c.id = coalesce(named.merged_into, named.id) or c.merged_into = coalesce(named.merged_into, named.id))
    where named.store_id = ${storeId} and named.id = ${customerId}::uuid)`;
}

function isAny(amount: Condition, is: boolean): Condition {
  return is ? sql`${amount} > 0` : sql`${amount} = 0`;
}

/** For a single value `=` is used, so that an index also yields the order of the list. */
function oneOf(column: Condition, values: readonly string[]): Condition {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${[...values]}::text[])`;
}

function saleFilters({ storeId, from, to, hour, weekday, tenderType }: OrderFilter): Condition[] {
  return [
    ...given(tenderType, (types) => holdsTender(storeId, types)),
    ...given(from, (date) => sql`orders.business_date >= ${date}::date`),
    ...given(to, (date) => sql`orders.business_date <= ${date}::date`),
    ...given(hour, (clock) => sql`${seoulHour(sql`orders.taken_at`)} = ${clock}::integer`),
    ...given(weekday, (day) => sql`orders.business_date = any(${daysPiece({ storeId, from, to }, day)})`),
  ];
}

/** The payment type of an order narrows the search to the few orders that may hold such a payment. */
function holdsTender(storeId: string, types: readonly string[]): Condition {
  return sql`${oneOf(sql`orders.payment_type`, [...types, 'COMPLEX'])} and exists (
    select 1 from payments p where p.store_id = ${storeId} and p.order_id = orders.id and p.approved_krw > 0
      and p.given_back_at is null and ${oneOf(sql`p.type`, types)})`;
}

/**
 * The dates of a weekday in the period, from the store's first order to its last: an index can look them up.
 */
function daysPiece({ storeId, from, to }: Pick<OrderFilter, 'storeId' | 'from' | 'to'>, weekday: number) {
  const end = (of: 'min' | 'max') =>
    sql`(select ${sql.raw(of)}(business_date) from orders where store_id = ${storeId})`;
  return sql`array(select d::date from generate_series(greatest(${from ?? null}::date, ${end('min')})::timestamp,
    least(${to ?? null}::date, ${end('max')})::timestamp, interval '1 day') d
    where extract(dow from d) = ${weekday}::integer)`;
}

/** A single approved payment or refund has to meet all filters of time and tender. */
function eventFilters(filter: OrderFilter): Condition[] {
  const { to, hour, weekday, tenderType, isRefunded } = filter;
  const isRare = [hour, weekday, tenderType, isRefunded].some((one) => one !== undefined);
  const moved = (more: Condition) =>
    sql`payment_transactions t where ${more} and ${foundMovementsPiece(filter)}`;
  return [
    // If few transactions match, they are read once: looking into each order until a page is full would take seconds.
    isRare
      ? sql`orders.id = any(array(select t.order_id from ${moved(sql`true`)}))`
      : sql`exists (select 1 from ${moved(sql`t.order_id = orders.id`)})`,
    // No money moves before the order's own day, so newer orders need not be read.
    ...given(to, (date) => sql`orders.business_date <= ${date}::date`),
  ];
}

/** The movements `t` of money that meet the filters of time and tender. */
export function foundMovementsPiece(filter: OrderFilter): Condition {
  const { storeId, from, to, hour, weekday, tenderType, isRefunded } = filter;
  const conditions = [
    // As in reports by event day, rows that move only excess are left out, because excess is no revenue.
    sql`t.store_id = ${storeId} and t.status = 'APPROVED' and t.amount_krw > 0`,
    ...given(from, (date) => sql`t.event_date >= ${date}::date`),
    ...given(to, (date) => sql`t.event_date <= ${date}::date`),
    ...given(hour, (clock) => sql`${seoulHour(sql`t.at`)} = ${clock}::integer`),
    ...given(weekday, (day) => sql`extract(dow from t.event_date) = ${day}::integer`),
    ...given(isRefunded, (is) => (is ? sql`t.kind = 'REFUND'` : sql`t.kind = 'APPROVAL'`)),
    ...given(
      tenderType,
      (types) => sql`exists (select 1 from payments p
        where p.store_id = t.store_id and p.id = t.payment_id and ${oneOf(sql`p.type`, types)})`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whether a filter is about lines. */
export function hasLineFilter({ itemId, categoryId, choiceId, itemOrderType }: OrderFilter): boolean {
  return [itemId, categoryId, choiceId, itemOrderType].some((one) => one !== undefined);
}

/** A single line has to meet all filters of lines. */
function lineFilters(filter: OrderFilter): Condition[] {
  if (!hasLineFilter(filter)) return [];
  return [
    sql`exists (select 1 from order_lines l where l.store_id = ${filter.storeId} and l.order_id = orders.id
      and ${foundLinesPiece(filter)})`,
  ];
}

/** The lines `l` that meet the filters of lines. */
export function foundLinesPiece({ itemId, categoryId, choiceId, itemOrderType }: OrderFilter): Condition {
  const conditions = [
    sql`true`,
    ...given(itemId, (id) => isOrNull(sql`l.item_id`, id)),
    ...given(categoryId, (id) => isOrNull(sql`l.category_id`, id)),
    ...given(choiceId, (id) => sql`l.options @> ${JSON.stringify([{ choiceId: id }])}::jsonb`),
    ...given(itemOrderType, (type) => sql`l.item_order_type = ${type}`),
  ];
  return sql.join(conditions, sql` and `);
}

function isOrNull(column: Condition, id: string | null): Condition {
  return id === null ? sql`${column} is null` : sql`${column} = ${id}::uuid`;
}

function seoulHour(at: Condition): Condition {
  return sql`extract(hour from ${at} at time zone 'Asia/Seoul')`;
}

function given<T>(value: T | undefined, condition: (value: T) => Condition): Condition[] {
  return value === undefined ? [] : [condition(value)];
}
