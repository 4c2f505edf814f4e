-- The orders of one customer.
create index orders__customer on orders (store_id, customer_id, taken_at) where customer_id is not null;
-- Sales to known customers, for the report about them.
create index orders__of_customers on orders (store_id, business_date)
  include (customer_id, status, total_krw, refunded_krw, points_used_krw, points_given_back_krw)
  where customer_id is not null;
