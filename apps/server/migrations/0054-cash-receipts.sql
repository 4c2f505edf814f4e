-- Cash receipts of payments in cash. The number that a receipt was issued to is sealed, under a label of its payment, and
-- erased once the receipt is cancelled or another one takes its place.
create table cash_receipts (
  store_id uuid not null references stores,
  id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  purpose text not null check (purpose in ('INCOME_DEDUCTION', 'EXPENDITURE_PROOF')),
  identifier_kind text not null check (identifier_kind in ('PHONE', 'CARD', 'BUSINESS_NUMBER', 'SELF_ISSUED')),
  identifier_last4 text,
  identifier_sealed bytea,
  amount_krw bigint not null check (amount_krw > 0),
  supply_krw bigint not null check (supply_krw >= 0),
  vat_krw bigint not null check (vat_krw >= 0),
  tax_free_krw bigint not null check (tax_free_krw >= 0),
  service_charge_krw bigint not null check (service_charge_krw >= 0),
  status text not null check (status in
    ('REQUESTED', 'ISSUED', 'CONFIRMED', 'REJECTED', 'CANCEL_REQUESTED', 'CANCELLED', 'FAILED')),
  issuer text not null,
  -- The issuer's own key of the receipt.
  issuer_key text,
  -- The store's keys with which it was issued, and is found and cancelled; null where the issuer needs none.
  provider_keys_id uuid,
  approval_number text,
  failure text,
  replaces_id uuid,
  requested_at timestamptz not null,
  requested_by uuid references users,
  -- When the issuer was first asked; null while the receipt waits for the one that it replaces to be cancelled.
  asked_at timestamptz,
  issued_at timestamptz,
  confirmed_at timestamptz,
  -- When the issuer is next asked whether the tax office has confirmed it.
  check_at timestamptz,
  -- Our id of the cancellation, by which the issuer knows it.
  cancel_id uuid,
  cancel_reason text,
  cancel_requested_at timestamptz,
  cancelled_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, payment_id) references payments (store_id, id),
  constraint cash_receipts__parts check (supply_krw + vat_krw + tax_free_krw + service_charge_krw = amount_krw),
  constraint cash_receipts__last4 check ((identifier_last4 is null) = (identifier_kind = 'SELF_ISSUED')),
  constraint cash_receipts__sealed check (identifier_sealed is not null or status in ('CANCELLED', 'FAILED', 'REJECTED')),
  constraint cash_receipts__issued check ((issued_at is not null) or status not in ('ISSUED', 'CONFIRMED', 'CANCEL_REQUESTED')),
  constraint cash_receipts__cancel check ((cancel_id is not null) or status <> 'CANCEL_REQUESTED')
);
-- At most one live receipt a payment. One that waits to be cancelled is on its way out.
create unique index cash_receipts__live on cash_receipts (store_id, payment_id)
  where status in ('REQUESTED', 'ISSUED', 'CONFIRMED');
create index cash_receipts__order on cash_receipts (store_id, order_id);
create index cash_receipts__requested_by on cash_receipts (requested_by);
-- What the issuer has not decided yet, over all stores.
create index cash_receipts__undecided on cash_receipts (coalesce(cancel_requested_at, asked_at))
  where status in ('REQUESTED', 'CANCEL_REQUESTED') and asked_at is not null;
create index cash_receipts__unconfirmed on cash_receipts (check_at) where status = 'ISSUED';

-- Cash that a payment holds without an issued receipt. ASKED: somebody asked for one. DEAL: the deal is so large that stores
-- with the duty must issue one unasked. Sales from before this migration have null until they change: their receipts were
-- issued elsewhere.
alter table payments add column unreceipted text check (unreceipted in ('ASKED', 'DEAL', 'DEAL_ASKED'));
create index payments__unreceipted on payments (store_id, unreceipted, created_at, id)
  include (approved_krw, refunded_krw) where unreceipted is not null;

-- Memory of the simulated issuer (trial only): what a real one would store by our receipt's id.
create table simulated_receipts (
  store_id uuid not null references stores,
  receipt_id uuid not null,
  approval_number text,
  failure text,
  amount_krw bigint not null,
  is_rejected boolean not null,
  answers_at timestamptz not null,
  confirms_at timestamptz not null,
  cancel_id uuid,
  cancelled_at timestamptz,
  primary key (store_id, receipt_id)
);
-- What a store's simulated issuer does with the next request.
create table simulated_issuers (
  store_id uuid primary key references stores,
  next text not null
);
