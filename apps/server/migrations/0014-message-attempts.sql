-- While a worker sends a message, and between two attempts, no other worker takes it.
alter table messages add column next_attempt_at timestamptz not null default now();
create index messages__next_attempt_at on messages (next_attempt_at) where status = 'QUEUED';
