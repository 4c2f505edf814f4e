-- While one worker has a message, and between two attempts, nobody else takes it.
alter table messages add column next_attempt_at timestamptz not null default now();
create index messages__next_attempt_at on messages (next_attempt_at) where status = 'QUEUED';
