-- Calls counted in fixed windows, by limit and subject (such as an address).
create table rate_limits (
  name text not null,
  subject text not null,
  calls integer not null,
  ends_at timestamptz not null,
  primary key (name, subject)
);
create index rate_limits__ends_at on rate_limits (ends_at);
