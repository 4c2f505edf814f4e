-- An owner asks the platform to close a store. One at a time is open.
create table store_close_requests (
  store_id uuid not null references stores,
  id uuid not null,
  reason text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  ended_as text check (ended_as in ('WITHDRAWN', 'REFUSED', 'DONE')),
  ended_at timestamptz,
  ended_by uuid references users,
  -- Why it was refused.
  answer text not null default '',
  primary key (store_id, id),
  constraint store_close_requests__ended check ((ended_as is null) = (ended_at is null))
);
create unique index store_close_requests__open on store_close_requests (store_id) where ended_as is null;
create index store_close_requests__waiting on store_close_requests (asked_at, store_id) where ended_as is null;
create index store_close_requests__asked_by on store_close_requests (asked_by);
create index store_close_requests__ended_by on store_close_requests (ended_by) where ended_by is not null;
