-- One row per sign-in on a device, beside its grant: the data that its owner sees.
create table sign_in_sessions (
  grant_id text primary key,
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  client_id text not null,
  user_agent text,
  device_type text,
  device_uuid text,
  client_version text,
  signed_in_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint sign_in_sessions__id unique (id)
);
create index sign_in_sessions__user_id on sign_in_sessions (user_id);
