-- Every transaction that writes an event of a store locks the store's counter row, so events commit in the order of
-- seq.
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
