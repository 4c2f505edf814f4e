-- A registration that an approved store asks for; what holds until an admin has decided is in stores.
create table store_registration_changes (
  store_id uuid not null references stores,
  id uuid not null,
  business_number text,
  business_name text,
  owner_name text,
  -- Only while the change waits; null: the image stays as it is.
  registration_file_id uuid references files,
  state text not null check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'REPLACED')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  -- The tax office's answer about the number that is asked for.
  business_status text not null default 'NOT_CHECKED',
  business_tax_type text,
  business_checked_at timestamptz,
  primary key (store_id, id),
  check ((state = 'WAITING') = (decided_at is null)),
  check (state = 'WAITING' or registration_file_id is null)
);
create unique index store_registration_changes__waiting on store_registration_changes (store_id) where state = 'WAITING';
create index store_registration_changes__asked_at on store_registration_changes (asked_at, store_id) where state = 'WAITING';
create index store_registration_changes__registration_file_id on store_registration_changes (registration_file_id)
  where registration_file_id is not null;
create index store_registration_changes__asked_by on store_registration_changes (asked_by);
create index store_registration_changes__decided_by on store_registration_changes (decided_by);

alter table stores add column phone_extension text not null default ''
  check (phone_extension ~ '^[0-9]{0,20}$');
alter table store_registrations add column phone_extension text not null default '';
