-- Who took the money. Null for payments from before, and where the system acted.
alter table payments
  add column taken_by uuid references users (id);
create index payments__taken_by on payments (taken_by);
