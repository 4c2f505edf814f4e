-- The id that the device gave the sale, and a hash of the sale as first recorded. Orders taken before have none.
alter table orders
  add column sale_id uuid,
  add column sale_hash bytea,
  add constraint orders__sale_hash check ((sale_id is null) = (sale_hash is null));
create unique index orders__sale on orders (store_id, sale_id) where sale_id is not null;

-- In what a receipted sale differed from the menu when it was sent.
alter table order_history add column differences jsonb;

-- Receipted sales that differed from the menu, until an owner has seen them and after.
create table receipted_orders (
  store_id uuid not null,
  order_id uuid not null,
  sent_at timestamptz not null,
  seen_at timestamptz,
  seen_by uuid references users,
  primary key (store_id, order_id),
  constraint receipted_orders__order foreign key (store_id, order_id) references orders (store_id, id),
  constraint receipted_orders__seen check (seen_by is null or seen_at is not null)
);
create index receipted_orders__sent on receipted_orders (store_id, sent_at, order_id);
create index receipted_orders__unseen on receipted_orders (store_id) where seen_at is null;
create index receipted_orders__seen_by on receipted_orders (seen_by);

-- Tax types that do not hold any more. store_settings has the one of now.
create table store_tax_types (
  store_id uuid not null references stores,
  held_until timestamptz not null,
  tax_type text not null check (tax_type in ('GENERAL', 'SIMPLIFIED', 'EXEMPT')),
  primary key (store_id, held_until)
);
insert into store_tax_types (store_id, held_until, tax_type)
  select store_id, at, before ->> 'taxType' from store_trail
  where act = 'updateGeneralSetting' and before ->> 'taxType' is not null
  on conflict do nothing;

-- Who was a member before: a sale names who took it, also after that person left.
create table former_store_members (
  store_id uuid not null references stores,
  user_id uuid not null references users,
  left_at timestamptz not null,
  primary key (store_id, user_id, left_at)
);
create index former_store_members__user_id on former_store_members (user_id);
insert into former_store_members (store_id, user_id, left_at)
  select s.id, t.user_id, t.at from user_trail t
  join stores s on s.id::text = t.before ->> 'storeId'
  join users u on u.id = t.user_id
  where t.act = 'updateAccessControl'
  on conflict do nothing;
