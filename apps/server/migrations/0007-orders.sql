-- Last order number of a store and business day, counted from 1 in the transaction that takes the order.
create table order_numbers (
  store_id uuid not null references stores,
  business_date date not null,
  last_number integer not null,
  primary key (store_id, business_date)
);

create table orders (
  store_id uuid not null references stores,
  id uuid not null,
  business_date date not null,
  order_number integer not null,
  status text not null check (status in ('OPEN', 'CLOSED', 'CANCELLED')),
  order_type text not null check (order_type in ('INSTORE', 'ONLINE', 'ONLINE_PREORDER')),
  pending text check (pending in ('PAY', 'REFUND', 'CANCEL')),
  tax_type text not null check (tax_type in ('GENERAL', 'SIMPLIFIED', 'EXEMPT')),
  gross_krw bigint not null check (gross_krw >= 0),
  line_discounts_krw bigint not null check (line_discounts_krw >= 0),
  order_discount_krw bigint not null check (order_discount_krw >= 0),
  points_used_krw bigint not null check (points_used_krw >= 0),
  total_krw bigint not null,
  supply_krw bigint not null check (supply_krw >= 0),
  vat_krw bigint not null check (vat_krw >= 0),
  tax_free_krw bigint not null check (tax_free_krw >= 0),
  service_charge_krw bigint not null check (service_charge_krw >= 0),
  note text,
  taken_by uuid references users,
  taken_at timestamptz not null,
  accepted_at timestamptz,
  ready_at timestamptz,
  pickup_at timestamptz,
  closed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  replaces_order_id uuid,
  version integer not null default 1,
  primary key (store_id, id),
  constraint orders__number unique (store_id, business_date, order_number),
  constraint orders__replaces foreign key (store_id, replaces_order_id) references orders (store_id, id),
  constraint orders__total check (gross_krw - line_discounts_krw - order_discount_krw - points_used_krw = total_krw),
  constraint orders__tax check (supply_krw + vat_krw + tax_free_krw + service_charge_krw = total_krw),
  constraint orders__closed_at check (status <> 'CLOSED' or closed_at is not null),
  constraint orders__cancelled check (status <> 'CANCELLED' or (cancelled_at is not null and cancel_reason is not null))
);
-- A cancelled order is replaced by at most one order that stands.
create unique index orders__replaces on orders (store_id, replaces_order_id)
  where replaces_order_id is not null and status <> 'CANCELLED';
create index orders__replaced on orders (store_id, replaces_order_id);
create index orders__taken_by on orders (taken_by);
-- Covers the report by time. Measured: an index-only scan beats a rollup for one store.
create index orders__report on orders (store_id, business_date, status)
  include (taken_at, total_krw, supply_krw, vat_krw, tax_free_krw, line_discounts_krw, order_discount_krw);
create index orders__open on orders (store_id, id) where status = 'OPEN';

create table order_lines (
  store_id uuid not null,
  order_id uuid not null,
  line_number integer not null,
  id uuid not null,
  business_date date not null,
  -- The item may be deleted later; the names and prices below are as sold.
  item_id uuid,
  name text not null,
  name_en text,
  category_id uuid,
  category_name text not null,
  options jsonb not null,
  quantity integer not null check (quantity > 0),
  item_order_type text not null check (item_order_type in ('INSTORE', 'TOGO')),
  taxable boolean not null,
  rewardable boolean not null,
  -- Whether the quantity was taken from counted stock, which gets it back when the order is cancelled.
  stock_taken boolean not null,
  note text,
  unit_price_krw bigint not null,
  gross_krw bigint not null check (gross_krw >= 0),
  discount_krw bigint not null check (discount_krw >= 0),
  order_discount_share_krw bigint not null check (order_discount_share_krw >= 0),
  points_share_krw bigint not null check (points_share_krw >= 0),
  total_krw bigint not null check (total_krw >= 0),
  supply_krw bigint not null check (supply_krw >= 0),
  vat_krw bigint not null check (vat_krw >= 0),
  tax_free_krw bigint not null check (tax_free_krw >= 0),
  service_charge_krw bigint not null check (service_charge_krw >= 0),
  primary key (store_id, order_id, line_number),
  constraint order_lines__order foreign key (store_id, order_id) references orders (store_id, id),
  constraint order_lines__total
    check (gross_krw - discount_krw - order_discount_share_krw - points_share_krw = total_krw),
  constraint order_lines__tax check (supply_krw + vat_krw + tax_free_krw + service_charge_krw = total_krw)
);

create table order_history (
  store_id uuid not null,
  order_id uuid not null,
  seq integer not null,
  kind text not null,
  at timestamptz not null,
  -- Null for the system.
  by_user_id uuid references users,
  reason text,
  amount_krw bigint,
  primary key (store_id, order_id, seq),
  constraint order_history__order foreign key (store_id, order_id) references orders (store_id, id)
);
create index order_history__by_user_id on order_history (by_user_id);

create table payments (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  business_date date not null,
  type text not null check (type in ('INSTORE_CASH', 'INSTORE_CAT', 'card', 'cash')),
  amount_krw bigint not null check (amount_krw > 0),
  approved_krw bigint not null default 0,
  refunded_krw bigint not null default 0,
  received_krw bigint,
  created_at timestamptz not null,
  primary key (store_id, id),
  constraint payments__order foreign key (store_id, order_id) references orders (store_id, id),
  constraint payments__id_order unique (store_id, order_id, id),
  -- The amount that a payment holds is between zero and its amount.
  constraint payments__held check (refunded_krw >= 0 and approved_krw - refunded_krw between 0 and amount_krw),
  constraint payments__received check (received_krw >= amount_krw)
);
create index payments__report on payments (store_id, business_date) include (order_id, type, amount_krw, approved_krw, refunded_krw);

create table payment_transactions (
  store_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  -- Counted per order under its lock, because the clocks of two instances may differ.
  seq integer not null,
  kind text not null check (kind in ('APPROVAL', 'REFUND')),
  status text not null check (status in ('REQUESTED', 'APPROVED', 'FAILED', 'UNKNOWN')),
  amount_krw bigint not null check (amount_krw > 0),
  supply_krw bigint not null check (supply_krw >= 0),
  vat_krw bigint not null check (vat_krw >= 0),
  tax_free_krw bigint not null check (tax_free_krw >= 0),
  service_charge_krw bigint not null check (service_charge_krw >= 0),
  -- The business day of the sale, and the day on which the money moved.
  business_date date not null,
  event_date date not null,
  provider text,
  approval_number text,
  card_number text,
  card_issuer text,
  failure text,
  at timestamptz not null,
  settled_at timestamptz,
  primary key (store_id, id),
  constraint payment_transactions__payment foreign key (store_id, order_id, payment_id)
    references payments (store_id, order_id, id),
  constraint payment_transactions__seq unique (store_id, order_id, seq),
  constraint payment_transactions__tax
    check (supply_krw + vat_krw + tax_free_krw + service_charge_krw = amount_krw)
);
create index payment_transactions__payment on payment_transactions (store_id, order_id, payment_id);
create index payment_transactions__event on payment_transactions (store_id, event_date);
create index payment_transactions__unsettled on payment_transactions (at) where status in ('REQUESTED', 'UNKNOWN');

-- The payments of an order never hold more than its total.
create function check_order_not_overpaid() returns trigger language plpgsql as $$
begin
  if (select sum(approved_krw - refunded_krw) from payments
      where store_id = new.store_id and order_id = new.order_id)
    > (select total_krw from orders where store_id = new.store_id and id = new.order_id)
  then
    raise exception 'order % would hold more than its total', new.order_id
      using errcode = 'check_violation', constraint = 'orders__not_overpaid';
  end if;
  return null;
end $$;
create trigger orders__not_overpaid after insert or update on payments
  for each row execute function check_order_not_overpaid();
