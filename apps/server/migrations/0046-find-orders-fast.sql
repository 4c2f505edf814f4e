-- Payment types of old data; nothing makes them.
alter table payments drop constraint payments_type_check;
alter table payments add constraint payments_type_check
  check (type in ('INSTORE_CASH', 'INSTORE_CAT', 'card', 'cash', 'UNKNOWN', 'LEGACY'));

-- The payment type that lists show, kept by every change of the order. Null: written by a server that did not know it.
alter table orders add column payment_type text
  check (payment_type in ('INSTORE_CASH', 'INSTORE_CAT', 'card', 'cash', 'NOTPAID', 'COMPLEX', 'UNKNOWN', 'LEGACY'));

-- Dropped before the backfill, so that it does not write them.
alter table orders drop constraint orders__number;
drop index orders__report, payments__kept;

update orders o set payment_type = coalesce((
  select case when min(p.type) = max(p.type) then min(p.type) else 'COMPLEX' end from payments p
  where p.store_id = o.store_id and p.order_id = o.id and p.approved_krw > 0 and p.given_back_at is null
  having count(*) > 0), 'NOTPAID');

-- Holds what filters and sums of orders read, in the order of lists, so that they read the index alone.
alter table orders add constraint orders__number unique (store_id, business_date, order_number) include (
  id, status, order_type, payment_type, taken_by, taken_at, deleted_at, pending, gross_krw, line_discounts_krw,
  order_discount_krw, points_used_krw, total_krw, supply_krw, vat_krw, tax_free_krw, refunded_krw);
drop index orders__online;
create index orders__online on orders (store_id, order_type, business_date, order_number)
  where order_type <> 'INSTORE';
create index orders__by_payment on orders (store_id, payment_type, business_date, order_number);
create index orders__by_taker on orders (store_id, taken_by, business_date, order_number);
create index orders__by_hour on orders
  (store_id, (extract(hour from taken_at at time zone 'Asia/Seoul')), business_date, order_number);

-- The same for searches by the day of a payment or refund.
drop index payment_transactions__event;
create index payment_transactions__event on payment_transactions (store_id, event_date) include (order_id, status, at);
