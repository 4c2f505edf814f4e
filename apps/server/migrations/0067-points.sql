-- Customers of a store, known by their phone number. The number is sealed; its keyed hash finds the whole number, its last
-- four digits find a few. What is null was erased when the customer's data were deleted, or was merged into another.
create table customers (
  store_id uuid not null references stores,
  id uuid not null,
  phone_hash bytea,
  phone_sealed bytea,
  phone_last4 text check (phone_last4 ~ '^[0-9]{4}$'),
  name text not null default '',
  -- The name folded for search, without blanks, and the initial consonants of its syllables.
  name_key text not null default '',
  name_initials text not null default '',
  tags text[] not null default '{}',
  memo text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references users,
  updated_at timestamptz,
  updated_by uuid references users,
  deleted_at timestamptz,
  -- Always one that is not merged itself: a merge of that one sets it anew.
  merged_into uuid,
  primary key (store_id, id),
  foreign key (store_id, merged_into) references customers (store_id, id),
  constraint customers__phone check (
    (phone_hash is null) = (phone_sealed is null) and (phone_hash is null) = (phone_last4 is null)),
  constraint customers__live check (deleted_at is not null or phone_hash is not null),
  constraint customers__merged check (merged_into is null or deleted_at is not null)
);
create unique index customers__phone_hash on customers (store_id, phone_hash) where deleted_at is null;
create index customers__phone_last4 on customers (store_id, phone_last4, id) where deleted_at is null;
create index customers__name_key on customers (store_id, name_key text_pattern_ops, id) where deleted_at is null;
create index customers__name_initials on customers (store_id, name_initials text_pattern_ops, id) where deleted_at is null;
create index customers__newest on customers (store_id, created_at, id) where deleted_at is null;
create index customers__created_by on customers (created_by);
create index customers__updated_by on customers (updated_by);
create index customers__merged_into on customers (store_id, merged_into) where merged_into is not null;

-- A customer's answer to one article, agreed or refused. A changed or withdrawn answer is a new row.
create table customer_consents (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  article_id uuid not null references terms_articles,
  version integer not null,
  text_hash bytea not null,
  language text not null check (language in ('ko', 'en')),
  agreed boolean not null,
  agreed_at timestamptz not null,
  -- Where it was given: at the till, or in the list of customers.
  place text not null check (place in ('TILL', 'OFFICE')),
  recorded_by uuid references users,
  request_id text,
  device_type text,
  device_uuid text,
  client_version text,
  address text,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references customers (store_id, id)
);
create index customer_consents__customer on customer_consents (store_id, customer_id, agreed_at, id);
create index customer_consents__article_id on customer_consents (article_id);
create index customer_consents__recorded_by on customer_consents (recorded_by);

-- How a store's points are earned and used. Each change is a row that holds from its moment on.
create table point_settings (
  store_id uuid not null references stores,
  version integer not null,
  valid_from timestamptz not null,
  -- Hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  validity_months integer not null check (validity_months > 0),
  -- Empty: all categories that are marked as earning.
  earning_category_ids uuid[] not null,
  non_earning_category_ids uuid[] not null,
  use_store_ids uuid[] not null,
  unused_store_ids uuid[] not null,
  least_use bigint not null check (least_use > 0),
  use_step bigint not null check (use_step > 0),
  saved_by uuid references users,
  primary key (store_id, version)
);
create index point_settings__saved_by on point_settings (saved_by);

-- One row for each customer with points; every movement of their points locks it. `balance` is what remains of all lots
-- whose expiry is booked: it is above the unexpired rest until expired lots are booked.
create table point_accounts (
  store_id uuid not null,
  customer_id uuid not null,
  balance bigint not null default 0 check (balance >= 0),
  debt bigint not null default 0 check (debt >= 0),
  visits integer not null default 0 check (visits >= 0),
  last_visit_at timestamptz,
  primary key (store_id, customer_id),
  foreign key (store_id, customer_id) references customers (store_id, id)
);

-- The ledger. Each entry has two legs that sum to zero: the customer's, and the store's account named by `counter`.
create table point_entries (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  -- Counts the entries of a customer.
  seq integer not null,
  kind text not null check (kind in
    ('EARN', 'USE', 'GIVE_BACK', 'TAKE_BACK', 'DEBT', 'EXPIRE', 'MERGE', 'FORFEIT')),
  actor text not null check (actor in ('ORDER', 'STORE', 'ADMIN', 'USER', 'SYSTEM')),
  amount bigint not null,
  counter text not null check (counter in ('ISSUED', 'REDEEMED', 'EXPIRED', 'MERGED')),
  counter_amount bigint not null,
  -- What it added to the customer's debt.
  debt bigint not null default 0,
  at timestamptz not null,
  event_date date not null,
  order_id uuid,
  -- The setting by which an order earned.
  setting_version integer,
  reverses_id uuid,
  reason text,
  by_user_id uuid references users,
  request_id text,
  device_type text,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references point_accounts (store_id, customer_id),
  foreign key (store_id, order_id) references orders (store_id, id) deferrable initially deferred,
  foreign key (store_id, reverses_id) references point_entries (store_id, id),
  constraint point_entries__seq unique (store_id, customer_id, seq),
  constraint point_entries__legs check (amount + counter_amount = 0),
  constraint point_entries__moves check (amount <> 0 or debt <> 0)
);
create index point_entries__order on point_entries (store_id, order_id) where order_id is not null;
create index point_entries__reverses on point_entries (store_id, reverses_id) where reverses_id is not null;
create index point_entries__event_date on point_entries (store_id, event_date) include (kind, amount, debt);
create index point_entries__by_user_id on point_entries (by_user_id);

-- What an entry earned, with its own expiry. `remaining` is the sum of its allocations.
create table point_lots (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  entry_id uuid not null,
  earned bigint not null check (earned > 0),
  remaining bigint not null,
  expires_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references point_accounts (store_id, customer_id),
  foreign key (store_id, entry_id) references point_entries (store_id, id),
  constraint point_lots__remaining check (remaining between 0 and earned)
);
create index point_lots__left on point_lots (store_id, customer_id, expires_at, id) include (remaining)
  where remaining > 0;
create index point_lots__expiring on point_lots (expires_at) where remaining > 0;
create index point_lots__entry on point_lots (store_id, entry_id);

-- How much an entry added to a lot, or took from it.
create table point_allocations (
  store_id uuid not null,
  entry_id uuid not null,
  lot_id uuid not null,
  amount bigint not null check (amount <> 0),
  primary key (store_id, entry_id, lot_id),
  foreign key (store_id, entry_id) references point_entries (store_id, id),
  foreign key (store_id, lot_id) references point_lots (store_id, id)
);
create index point_allocations__lot on point_allocations (store_id, lot_id);

create trigger point_entries__append_only before update or delete on point_entries
  for each row execute function refuse_change();
create trigger point_allocations__append_only before update or delete on point_allocations
  for each row execute function refuse_change();
create trigger customer_consents__append_only before update or delete on customer_consents
  for each row execute function refuse_change();

-- The customer of an order, and how many of the points used on it were given back while it stood. Columns with a constant
-- default are added without rewriting or reading the rows; 0076 checks those that exist, while tills go on.
alter table orders
  add column customer_id uuid,
  add column points_given_back_krw bigint not null default 0,
  add constraint orders__customer foreign key (store_id, customer_id) references customers (store_id, id) not valid,
  add constraint orders__points_given_back check (points_given_back_krw between 0 and points_used_krw) not valid,
  add constraint orders__points_of_customer check (points_used_krw = 0 or customer_id is not null) not valid;
alter table order_lines
  add column points_given_back_krw bigint not null default 0,
  add constraint order_lines__points_given_back check (points_given_back_krw between 0 and points_share_krw) not valid;

-- An instance of an earlier version takes orders until it is replaced, and inserts null for a column that it does not know.
create function no_points_given_back() returns trigger language plpgsql as $$
begin
  new.points_given_back_krw := 0;
  return new;
end $$;
create trigger orders__earlier_version before insert on orders
  for each row when (new.points_given_back_krw is null) execute function no_points_given_back();
create trigger order_lines__earlier_version before insert on order_lines
  for each row when (new.points_given_back_krw is null) execute function no_points_given_back();

alter table terms_groups drop constraint terms_groups_scope_check;
alter table terms_groups add constraint terms_groups_scope_check check (scope in ('USER', 'STORE', 'CUSTOMER'));
