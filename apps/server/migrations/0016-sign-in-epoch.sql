-- Ending all sign-ins of a user starts a new epoch. A sign-in of an earlier epoch that is still in progress is not
-- stored.
alter table users add column sign_in_epoch integer not null default 0;
-- Set for sessions, grants and pending sign-ins of a user; null for everything else.
alter table sign_in_records add column epoch integer;
update sign_in_records set epoch = 0 where account_id is not null and model in ('Session', 'Grant', 'Interaction');
