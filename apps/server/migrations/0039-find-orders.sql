-- A deleted order stays for the reports; board, lists and search leave it out.
alter table orders add column deleted_at timestamptz;
alter table orders add constraint orders__deleted check (deleted_at is null or status = 'CANCELLED');

-- For the order search: filters that few orders of a store meet.
create index orders__by_number on orders (store_id, order_number, business_date);
create index orders__by_status on orders (store_id, status, business_date, order_number);
create index orders__by_total on orders (store_id, total_krw);
create index orders__online on orders (store_id, business_date, order_number) where order_type <> 'INSTORE';
create index order_lines__item on order_lines (store_id, item_id, business_date, order_id);
create index order_lines__category on order_lines (store_id, category_id, business_date, order_id);
create index order_lines__options on order_lines using gin (options jsonb_path_ops);
create index payments__kept on payments (store_id, type, business_date, order_id)
  where approved_krw > 0 and given_back_at is null;
