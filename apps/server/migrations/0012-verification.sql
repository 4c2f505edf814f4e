-- A verified phone. Not unique: numbers are given to other people (docs/rules/identity.md, Phones and codes).
alter table users
  add column phone_e164 text,
  add column phone_calling_code text,
  add column phone_verified_at timestamptz,
  add column password_changed_at timestamptz;
create index users__phone_e164 on users (phone_e164, phone_verified_at) where phone_e164 is not null;

-- The open code of a phone, purpose and browser, then its one-time ticket. Codes, tickets and browsers are stored as
-- hashes.
create table phone_verifications (
  browser_hash bytea not null,
  purpose text not null check (purpose in ('FIND_USERNAME', 'SIGN_UP', 'PHONE_CHANGE')),
  phone_e164 text not null,
  -- The `response` of the call that sends the code; new for each code.
  id uuid not null,
  code_mac bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  verified_at timestamptz,
  ticket_hash bytea,
  ticket_expires_at timestamptz,
  primary key (browser_hash, purpose, phone_e164)
);
create index phone_verifications__expires_at on phone_verifications (expires_at);

-- Single-use tokens of mails, stored as SHA-256.
create table mail_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'VERIFY_EMAIL')),
  user_id uuid not null references users on delete cascade,
  -- The address it was sent to. The token ends when the user's address changes.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens__user_id on mail_tokens (user_id);
create index mail_tokens__expires_at on mail_tokens (expires_at);
