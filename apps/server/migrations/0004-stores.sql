create table stores (
  id uuid primary key,
  name text not null,
  application_status text not null check (application_status in ('DRAFT', 'PENDING', 'APPROVED', 'TERMINATED')),
  owner_name text,
  business_number text,
  address text,
  phone text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table store_members (
  store_id uuid not null references stores,
  user_id uuid not null references users,
  role text not null check (role in ('OWNER', 'STAFF')),
  rights text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (store_id, user_id)
);
create index store_members__user_id on store_members (user_id);

create table store_settings (
  store_id uuid primary key references stores,
  language text not null default 'ko' check (language in ('ko', 'en')),
  tax_type text not null default 'GENERAL' check (tax_type in ('GENERAL', 'SIMPLIFIED', 'EXEMPT')),
  tender_types text[] not null default '{card,INSTORE_CASH,INSTORE_CAT}',
  close_paid_orders boolean not null default true,
  receipt_header text not null default '',
  receipt_footer text not null default '',
  version integer not null default 1
);

-- Start of the business day as dated rows: a change never restates earlier days.
create table store_day_starts (
  store_id uuid not null references stores,
  valid_from timestamptz not null,
  -- Minutes after midnight in Asia/Seoul.
  day_start integer not null check (day_start between 0 and 1439),
  primary key (store_id, valid_from)
);
