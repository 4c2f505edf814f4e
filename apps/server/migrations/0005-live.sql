-- The counter row every writing transaction of a store locks: order of seq = order of commit.
create table store_event_counters (
  store_id uuid primary key references stores,
  seq bigint not null default 0
);

create table store_events (
  store_id uuid not null references stores,
  seq bigint not null,
  type text not null,
  ids uuid[] not null,
  version integer not null,
  at timestamptz not null,
  primary key (store_id, seq)
);
create index store_events__at on store_events (at);
