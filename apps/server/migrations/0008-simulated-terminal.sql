-- Memory of the simulated card terminal (trial only): what a real provider would store by our intent's id.
create table simulated_terminal_charges (
  store_id uuid not null references stores,
  intent_id uuid not null,
  kind text not null check (kind in ('APPROVAL', 'REFUND')),
  amount_krw bigint not null check (amount_krw > 0),
  approved boolean not null,
  approval_number text,
  -- It does not answer before this time.
  answers_at timestamptz not null,
  primary key (store_id, intent_id)
);

-- How a store's terminal handles its next charge.
create table simulated_terminals (
  store_id uuid primary key references stores,
  next text not null check (next in ('APPROVE', 'DECLINE', 'LATE', 'TIMEOUT', 'LOST'))
);
