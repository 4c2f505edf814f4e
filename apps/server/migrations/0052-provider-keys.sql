-- Secret keys of a store at its payment provider, as an owner typed them in; sealed. At most one row is in use. Replaced
-- and removed keys stay for the payments that were made with them.
create table store_provider_keys (
  store_id uuid not null references stores,
  id uuid not null,
  provider text not null,
  sealed_secret bytea not null,
  last_four text not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  replaced_at timestamptz,
  removed_at timestamptz,
  primary key (store_id, id),
  check (replaced_at is null or removed_at is null)
);
create unique index store_provider_keys__in_use on store_provider_keys (store_id)
  where replaced_at is null and removed_at is null;
create index store_provider_keys__created_by on store_provider_keys (created_by);

-- The keys with which a provider was asked, and its key of a payment that began at its own page (checkout). A refund has
-- those of its approval.
alter table payment_transactions
  add provider_keys_id uuid,
  add checkout_key text,
  add constraint payment_transactions__provider_keys
    foreign key (store_id, provider_keys_id) references store_provider_keys (store_id, id);
create index payment_transactions__provider_keys on payment_transactions (store_id, provider_keys_id)
  where provider_keys_id is not null;
