-- The locked parts of a store (ATU).
create table app_locks (
  store_id uuid primary key references stores,
  locked_parts text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
create index app_locks__updated_by on app_locks (updated_by);

-- Requests of sessions to be unlocked. A link is valid once; its token is stored as SHA-256. The rows of a member are
-- deleted when the membership ends.
create table app_unlock_requests (
  store_id uuid not null references stores,
  id uuid not null,
  token_hash bytea not null,
  part text not null,
  grant_id text not null,
  user_id uuid not null,
  device text not null default '',
  message_id uuid not null,
  answer text check (answer in ('APPROVED', 'REFUSED')),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, user_id) references store_members on delete cascade
);
create unique index app_unlock_requests__token_hash on app_unlock_requests (store_id, token_hash);
create index app_unlock_requests__grant_id on app_unlock_requests (store_id, grant_id, requested_at);
create index app_unlock_requests__user_id on app_unlock_requests (store_id, user_id);
create index app_unlock_requests__expires_at on app_unlock_requests (expires_at);

-- Unlocked sessions, one row per store and session.
create table app_unlocks (
  store_id uuid not null references stores,
  grant_id text not null,
  id uuid not null,
  user_id uuid not null,
  device text not null default '',
  unlocked_at timestamptz not null,
  unlocked_until timestamptz not null,
  primary key (store_id, grant_id),
  foreign key (store_id, user_id) references store_members on delete cascade
);
create index app_unlocks__user_id on app_unlocks (store_id, user_id);
create index app_unlocks__unlocked_until on app_unlocks (unlocked_until);

alter table phone_verifications drop constraint phone_verifications_purpose_check;
alter table phone_verifications add constraint phone_verifications_purpose_check
  check (purpose in ('FIND_USERNAME', 'SIGN_UP', 'PHONE_CHANGE', 'STORE_PHONE'));
