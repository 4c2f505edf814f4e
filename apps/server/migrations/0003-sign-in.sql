-- Records of the authorization server: sessions, pending sign-ins, codes, refresh tokens, grants.
create table sign_in_records (
  model text not null,
  -- SHA-256 of the id, so that a reader of the table can neither redeem a code nor take over a session.
  id_hash text not null,
  payload json not null,
  -- Also set on the grant itself, so that one delete removes it with everything derived from it.
  grant_id text,
  session_uid text,
  account_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index sign_in_records__grant_id on sign_in_records (grant_id) where grant_id is not null;
create index sign_in_records__session_uid on sign_in_records (session_uid) where session_uid is not null;
create index sign_in_records__account_id on sign_in_records (account_id, model) where account_id is not null;
create index sign_in_records__expires_at on sign_in_records (expires_at);

-- Wrong passwords per account or address, under a keyed hash; they delay the next try.
create table sign_in_failures (
  subject_hash text primary key,
  failures integer not null,
  wait_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_failures__expires_at on sign_in_failures (expires_at);
