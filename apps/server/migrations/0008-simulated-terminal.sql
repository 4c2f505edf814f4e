-- Memory of the simulated card terminal (trial only): what a real provider would remember by our intent's id.
create table simulated_terminal_charges (
  store_id uuid not null references stores,
  intent_id uuid not null,
  kind text not null check (kind in ('APPROVAL', 'REFUND')),
  amount_krw bigint not null check (amount_krw > 0),
  approved boolean not null,
  approval_number text,
  -- Before this instant it does not answer.
  answers_at timestamptz not null,
  primary key (store_id, intent_id)
);

-- How the terminal of a store behaves at its next charge.
create table simulated_terminals (
  store_id uuid primary key references stores,
  next text not null check (next in ('APPROVE', 'DECLINE', 'LATE', 'TIMEOUT', 'LOST'))
);
