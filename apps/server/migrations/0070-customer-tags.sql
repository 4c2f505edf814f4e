-- The tags of live customers, by which they are found; `customers.tags` shows them.
create table customer_tags (
  store_id uuid not null,
  tag text not null,
  customer_id uuid not null,
  primary key (store_id, tag, customer_id),
  foreign key (store_id, customer_id) references customers (store_id, id)
);
create index customer_tags__customer on customer_tags (store_id, customer_id);

-- Who a deleted customer was, as long as the law wants records of payments kept. No screen reads it. A job destroys it.
create table kept_customers (
  store_id uuid not null references stores,
  customer_id uuid not null,
  -- Name and number.
  sealed bytea not null,
  ground text not null check (ground in ('PAYMENT_AND_SUPPLY')),
  kept_at timestamptz not null,
  destroy_on date not null,
  primary key (store_id, customer_id),
  foreign key (store_id, customer_id) references customers (store_id, id)
);
create index kept_customers__destroy_on on kept_customers (destroy_on);
