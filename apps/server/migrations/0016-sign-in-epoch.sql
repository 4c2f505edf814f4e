-- Ending all sign-ins of a user begins an epoch: what was begun in an earlier one, and is still on its way, is not kept.
alter table users add column sign_in_epoch integer not null default 0;
-- Of sessions, grants and waiting sign-ins with somebody in them; null for everything else.
alter table sign_in_records add column epoch integer;
update sign_in_records set epoch = 0 where account_id is not null and model in ('Session', 'Grant', 'Interaction');
