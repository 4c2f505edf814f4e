-- Mailed invitations into a store, as staff; each mail adds a row. The token is stored as SHA-256. ended_as holds
-- explicit ends only: expiry and a terminated store are computed.
create table store_invitations (
  store_id uuid not null references stores,
  id uuid not null,
  username text not null,
  rights text[] not null,
  token_hash bytea not null,
  invited_by uuid not null references users on delete cascade,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  ended_as text check (ended_as in ('ACCEPTED', 'WITHDRAWN', 'REPLACED', 'SENDER_LEFT')),
  ended_at timestamptz,
  primary key (store_id, id),
  check ((ended_as is null) = (ended_at is null))
);
create unique index store_invitations__token_hash on store_invitations (store_id, token_hash);
create unique index store_invitations__open on store_invitations (store_id, username) where ended_as is null;
create index store_invitations__username on store_invitations (username);
create index store_invitations__invited_by on store_invitations (invited_by);
create index store_invitations__expires_at on store_invitations (expires_at);
