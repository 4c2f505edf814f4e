-- Wrapped secrets of the product: signing keys, cookie keys, data keys. Rotation adds a row and retires the old one.
create table keys (
  id uuid primary key,
  purpose text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create index keys__purpose on keys (purpose, created_at);

-- The first answer of every call with an idempotency key (docs/rules/retries.md, Idempotency keys).
create table idempotency_keys (
  -- The store, or the user for calls without a store.
  scope_id uuid not null,
  endpoint text not null,
  key text not null,
  body_hash bytea not null,
  -- Null while the call waits for an outside provider.
  http integer,
  answer jsonb,
  sent_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (scope_id, endpoint, key)
);
create index idempotency_keys__created_at on idempotency_keys (created_at);

-- Jobs to run after commit; a relay moves each row to the job queue and deletes it.
create table outbox (
  id uuid primary key,
  task text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index outbox__run_at on outbox (run_at, id);
