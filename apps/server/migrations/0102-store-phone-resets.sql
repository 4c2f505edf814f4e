-- A new store phone that an admin enters because the old one was lost.
create table store_phone_resets (
  store_id uuid not null references stores,
  id uuid not null,
  token_hash bytea not null,
  phone text not null,
  -- The owner with whom the admin spoke. Without them as an owner it ends.
  spoken_to uuid references users on delete set null,
  reason text not null,
  state text not null check (state in ('SENT', 'CONFIRMED', 'HELD', 'STOPPED', 'ENDED', 'REPLACED')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  message_id uuid not null,
  -- Until when the link works.
  expires_at timestamptz not null,
  -- Set when the link was pressed.
  confirmed_at timestamptz,
  holds_at timestamptz,
  ended_at timestamptz,
  primary key (store_id, id),
  check ((confirmed_at is null) = (holds_at is null)),
  check (state <> 'CONFIRMED' or holds_at is not null),
  check ((state in ('SENT', 'CONFIRMED')) = (ended_at is null))
);
create unique index store_phone_resets__running on store_phone_resets (store_id) where state in ('SENT', 'CONFIRMED');
create unique index store_phone_resets__token_hash on store_phone_resets (store_id, token_hash);
create index store_phone_resets__holds_at on store_phone_resets (holds_at) where state = 'CONFIRMED';
create index store_phone_resets__asked_at on store_phone_resets (asked_at);
create index store_phone_resets__spoken_to on store_phone_resets (spoken_to);
create index store_phone_resets__asked_by on store_phone_resets (asked_by);
