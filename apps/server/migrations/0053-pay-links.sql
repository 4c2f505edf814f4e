-- A link by which a guest pays an order. The token is a secret and kept as a hash.
create table pay_links (
  store_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  token_hash bytea not null,
  made_by uuid references users,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (store_id, id),
  constraint pay_links__order foreign key (store_id, order_id) references orders (store_id, id)
);
create unique index pay_links__token_hash on pay_links (store_id, token_hash);
create unique index pay_links__live on pay_links (store_id, order_id) where revoked_at is null;
create index pay_links__order on pay_links (store_id, order_id);
create index pay_links__made_by on pay_links (made_by);
create index pay_links__expires_at on pay_links (expires_at);

-- A guest who pressed "pay": a payment at the provider's checkout. Its id is what the provider calls the order.
create table pay_tries (
  store_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  amount_krw bigint not null check (amount_krw > 0),
  provider text not null,
  provider_keys_id uuid,
  -- The provider's key of the payment, once it has begun.
  checkout_key text,
  -- The charge that was requested when the guest came back.
  transaction_id uuid,
  begun_at timestamptz not null,
  primary key (store_id, id),
  constraint pay_tries__link foreign key (store_id, link_id) references pay_links (store_id, id) on delete cascade,
  constraint pay_tries__transaction foreign key (store_id, transaction_id)
    references payment_transactions (store_id, id)
);
create index pay_tries__link on pay_tries (store_id, link_id, begun_at);
create unique index pay_tries__transaction on pay_tries (store_id, transaction_id);
create index pay_tries__checkout_key on pay_tries (provider, checkout_key);

-- The link by which a guest may pay the order, and until when; null without one. The board shows it.
alter table orders
  add pay_link_id uuid,
  add pay_link_until timestamptz,
  add constraint orders__pay_link check ((pay_link_id is null) = (pay_link_until is null));

-- Payments on the simulated checkout of a trial. `answer` is what the guest pressed; `intent_id` the charge that
-- confirmed it.
create table simulated_checkouts (
  store_id uuid not null references stores,
  checkout_key text not null,
  try_id uuid not null,
  amount_krw bigint not null check (amount_krw > 0),
  order_name text not null,
  return_url text not null,
  fail_url text not null,
  answer text check (answer in ('PAY', 'DECLINE', 'LOSE')),
  intent_id uuid,
  primary key (store_id, checkout_key)
);
create unique index simulated_checkouts__checkout_key on simulated_checkouts (checkout_key);
