-- The simulated terminal can also get a request twice.
alter table simulated_terminals
  drop constraint simulated_terminals_next_check,
  add constraint simulated_terminals__next
    check (next in ('APPROVE', 'DECLINE', 'LATE', 'TIMEOUT', 'LOST', 'TWICE'));
