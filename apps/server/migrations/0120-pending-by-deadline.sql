-- Stores that wait for a decision are sorted by its deadline, no longer by their submission.
drop index stores__pending;
create index stores__pending on stores (reviewable_since, submitted_at, id) where application_status = 'PENDING';
