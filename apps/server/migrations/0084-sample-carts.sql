-- Carts that the till of the demo store puts on hold on a new device. Empty in production.
create table sample_carts (
  store_id uuid not null references stores (id),
  position smallint not null,
  name text not null,
  lines jsonb not null,
  primary key (store_id, position)
);
