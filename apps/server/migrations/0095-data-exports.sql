-- Copies of a person's data that they asked for; at most one each. The bytes leave with the first download, and after an hour.
create table data_exports (
  user_id uuid primary key references users on delete cascade,
  id uuid not null unique,
  -- The sign-in that typed the password.
  grant_id text not null,
  asked_at timestamptz not null,
  language text not null check (language in ('ko', 'en')),
  parts_done integer not null default 0,
  -- Until then one process is at it.
  claimed_until timestamptz,
  ready_at timestamptz,
  expires_at timestamptz,
  token_hash bytea,
  archive bytea,
  downloaded_at timestamptz,
  constraint data_exports_ready_check check ((ready_at is null) = (expires_at is null)),
  constraint data_exports_archive_check check (archive is null or ready_at is not null)
);
create index data_exports__unready on data_exports (asked_at) where ready_at is null;
create index data_exports__expires_at on data_exports (expires_at) where archive is not null;
