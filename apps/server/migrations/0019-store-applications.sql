-- Data of a store, its registration and the state of its application.
alter table stores
  add column category text,
  add column address_detail text not null default '',
  add column zonecode text,
  add column lat double precision,
  add column lng double precision,
  add column business_name text,
  add column opened_on date,
  add column registration_file_id uuid references files,
  add column memo text not null default '',
  add column additional_info jsonb not null default '[]',
  add column opening_hours jsonb,
  add column submitted_at timestamptz,
  -- The status that a person chose, until the opening hours change next; null: by the opening hours.
  add column chosen_status text check (chosen_status in ('OPEN', 'CLOSED', 'BREAK')),
  add column chosen_until timestamptz,
  -- The phone that approves for the app lock; E.164, verified.
  add column store_phone text,
  add column store_phone_verified_at timestamptz,
  -- The last result of the tax office for the business number.
  add column business_status text not null default 'NOT_CHECKED'
    check (business_status in ('NOT_CHECKED', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'UNREGISTERED', 'FAILED')),
  add column business_tax_type text check (business_tax_type in ('GENERAL', 'SIMPLIFIED', 'EXEMPT', 'OTHER')),
  add column business_checked_at timestamptz,
  -- The last try, answered or not.
  add column business_tried_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references users on delete set null;
create index stores__registration_file_id on stores (registration_file_id);
create index stores__updated_by on stores (updated_by);
create index stores__pending on stores (submitted_at) where application_status = 'PENDING';
create index stores__created_at on stores (created_at, id);

-- Every move of an application; append-only.
create table store_application_moves (
  store_id uuid not null references stores,
  id uuid not null,
  from_status text check (from_status in ('DRAFT', 'PENDING', 'APPROVED', 'TERMINATED')),
  to_status text not null check (to_status in ('DRAFT', 'PENDING', 'APPROVED', 'TERMINATED')),
  reason text not null default '',
  moved_by_side text not null check (moved_by_side in ('OWNER', 'ADMIN')),
  moved_by uuid references users on delete set null,
  moved_at timestamptz not null,
  primary key (store_id, id)
);
create index store_application_moves__moved_by on store_application_moves (moved_by);

create table store_card_memberships (
  store_id uuid primary key references stores,
  -- Merchant number per card company.
  merchant_numbers jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
create index store_card_memberships__updated_by on store_card_memberships (updated_by);

-- Notes of admins on a store; never shown to its members.
create table admin_comments (
  store_id uuid not null references stores,
  id uuid not null,
  author_id uuid references users on delete set null,
  content text not null,
  created_at timestamptz not null,
  primary key (store_id, id)
);
create index admin_comments__author_id on admin_comments (author_id);

alter table store_members
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references users on delete set null;
create index store_members__updated_by on store_members (updated_by);

-- The store for which somebody agreed to the terms of stores.
alter table terms_consents add column agreed_for_store uuid;

-- The two settings have separate versions.
alter table store_settings rename column version to general_version;
alter table store_settings
  add column payment_version integer not null default 1,
  add column cash_receipt_obligated boolean not null default false,
  add column new_order_sound boolean not null default true,
  add column general_updated_at timestamptz not null default now(),
  add column general_updated_by uuid references users on delete set null,
  add column payment_updated_at timestamptz not null default now(),
  add column payment_updated_by uuid references users on delete set null;
create index store_settings__general_updated_by on store_settings (general_updated_by);
create index store_settings__payment_updated_by on store_settings (payment_updated_by);
