-- Points that were used in another store of the same owner and business number. The entry stands in the store that
-- issued the points; its second leg says that this store owes them to the other one.
alter table point_entries
  add column in_store_id uuid,
  add column in_order_id uuid,
  drop constraint point_entries_counter_check,
  add constraint point_entries__counter check (counter in ('ISSUED', 'REDEEMED', 'EXPIRED', 'MERGED', 'CLEARING'))
    not valid,
  add constraint point_entries__in_order foreign key (in_store_id, in_order_id) references orders (store_id, id)
    deferrable initially deferred not valid,
  add constraint point_entries__elsewhere check ((in_store_id is null) = (in_order_id is null)
    and (in_order_id is null or (order_id is null and in_store_id <> store_id and kind in ('USE', 'GIVE_BACK'))))
    not valid,
  add constraint point_entries__clearing check ((counter = 'CLEARING') = (in_order_id is not null)) not valid;

-- The two legs of such an entry in the store that took the points: what it gave for them, and its claim on the store that
-- issued them. All legs of both stores sum to zero, and the claims between two stores say what one owes the other.
create table point_clearings (
  store_id uuid not null,
  issuer_id uuid not null,
  entry_id uuid not null,
  order_id uuid not null,
  redeemed bigint not null check (redeemed <> 0),
  claim bigint not null,
  at timestamptz not null,
  event_date date not null,
  primary key (store_id, issuer_id, entry_id),
  constraint point_clearings__entry foreign key (issuer_id, entry_id) references point_entries (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) deferrable initially deferred,
  constraint point_clearings__legs check (redeemed + claim = 0),
  constraint point_clearings__stores check (store_id <> issuer_id)
);
create index point_clearings__order on point_clearings (store_id, order_id);
create unique index point_clearings__entry on point_clearings (issuer_id, entry_id);
create trigger point_clearings__append_only before update or delete on point_clearings
  for each row execute function refuse_change();
