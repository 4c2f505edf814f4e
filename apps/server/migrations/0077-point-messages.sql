-- What customers of a store are told about their points, and by which channel. A store without a row sends nothing.
create table point_message_settings (
  store_id uuid primary key references stores,
  kinds text[] not null default '{}' check
    (kinds <@ array['EARN', 'USE', 'CANCEL', 'TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS']),
  -- The store's own channel; null: Maru's.
  channel_id text,
  -- Codes of the own channel's templates by purpose; null: Maru's template.
  templates jsonb not null default '{}',
  -- The last day whose notices before expiry were all written.
  noticed_on date,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by uuid references users
);
create index point_message_settings__updated_by on point_message_settings (updated_by);
-- The job reads it every minute.
create index point_message_settings__notices on point_message_settings (noticed_on)
  where kinds && array['TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS'];

-- Channels that an admin connected with a store. The channels themselves come from the dealer and may be missing.
create table store_message_channels (
  store_id uuid not null references stores,
  channel_id text not null,
  connected_at timestamptz not null,
  connected_by uuid references users,
  primary key (store_id, channel_id)
);
create index store_message_channels__channel_id on store_message_channels (channel_id);
create index store_message_channels__connected_by on store_message_channels (connected_by);

-- A message about points. It is written with what it tells and posted by a job, which unseals the number.
create table point_messages (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null check (kind in ('EARN', 'USE', 'CANCEL', 'TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS')),
  order_id uuid,
  -- What the order moved.
  used bigint not null default 0,
  earned bigint not null default 0,
  returned bigint not null default 0,
  revoked bigint not null default 0,
  at timestamptz not null,
  -- Null until it was posted. No foreign key: messages are deleted after a while.
  message_id uuid,
  outcome text not null default 'WAITING' check (outcome in
    ('WAITING', 'QUEUED', 'SENT', 'DELIVERED', 'FALLBACK_SENT', 'FAILED', 'EXPIRED', 'NOT_SENT')),
  -- Why it was not sent.
  reason text,
  settled_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, customer_id) references customers (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) deferrable initially deferred,
  constraint point_messages__order check ((order_id is null) = (kind in ('TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS')))
);
create index point_messages__newest on point_messages (store_id, at, id);
create index point_messages__unsettled on point_messages (at, id) where settled_at is null;
create index point_messages__customer on point_messages (store_id, customer_id);
create index point_messages__order on point_messages (store_id, order_id) where order_id is not null;

-- Lots of which a customer was told that they expire then: of each kind once.
create table point_notices (
  store_id uuid not null,
  lot_id uuid not null,
  kind text not null check (kind in ('TWO_MONTHS', 'ONE_MONTH', 'THREE_DAYS')),
  expires_at timestamptz not null,
  message_id uuid not null,
  primary key (store_id, lot_id, kind, expires_at),
  foreign key (store_id, lot_id) references point_lots (store_id, id),
  foreign key (store_id, message_id) references point_messages (store_id, id) deferrable initially deferred
);
create index point_notices__message on point_notices (store_id, message_id);
