-- The revenue message: who gets a summary of the revenue, and when.
create table revenue_message_settings (
  store_id uuid primary key references stores,
  -- Clock hour in Seoul, for everybody without an hour of their own.
  hour integer not null default 10 check (hour between 10 and 19),
  version integer not null default 1,
  updated_by uuid references users,
  updated_at timestamptz
);
create index revenue_message_settings__updated_by on revenue_message_settings (updated_by);

-- The recipients. A member who leaves the store is one no more.
create table revenue_message_recipients (
  store_id uuid not null references stores,
  user_id uuid not null,
  -- Of each kind, the first business day that may be summarized; null: no messages of that kind.
  daily_from date,
  weekly_from date,
  monthly_from date,
  -- An owner's own clock hour.
  own_hour integer check (own_hour between 0 and 23),
  -- When the next message may be due.
  next_at timestamptz not null,
  primary key (store_id, user_id),
  foreign key (store_id, user_id) references store_members on delete cascade,
  check (coalesce(daily_from, weekly_from, monthly_from) is not null)
);
create index revenue_message_recipients__next_at on revenue_message_recipients (next_at);

-- The messages: one for each member, kind and period, written in the transaction that posts it. They outlive the
-- messages of the carriers, which are deleted.
create table revenue_messages (
  store_id uuid not null references stores,
  id uuid not null,
  user_id uuid not null references users,
  kind text not null check (kind in ('DAILY', 'WEEKLY', 'MONTHLY')),
  period_from date not null,
  period_to date not null,
  message_id uuid not null,
  posted_at timestamptz not null,
  -- EXPIRED: it could not be sent in the hours for messages, and is posted again.
  outcome text not null default 'QUEUED'
    check (outcome in ('QUEUED', 'SENT', 'DELIVERED', 'FALLBACK_SENT', 'FAILED', 'EXPIRED')),
  -- Null while the outcome may still change.
  settled_at timestamptz,
  primary key (store_id, id),
  constraint revenue_messages__once unique (store_id, user_id, kind, period_from),
  check (period_from <= period_to)
);
create index revenue_messages__user_id on revenue_messages (user_id);
create index revenue_messages__posted_at on revenue_messages (store_id, posted_at, id);
create index revenue_messages__unsettled on revenue_messages (posted_at) where settled_at is null;
