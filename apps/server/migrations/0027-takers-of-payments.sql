-- Who took the money. Null for earlier payments and for those of the system.
-- A payment given back while its order was open does not count as part of the order's payments, nor as a refund.
alter table payments
  add column taken_by uuid references users (id),
  add column given_back_at timestamptz;
create index payments__taken_by on payments (taken_by);
drop index payments__report;
create index payments__report on payments (store_id, business_date)
  include (order_id, type, amount_krw, approved_krw, refunded_krw, given_back_at);
