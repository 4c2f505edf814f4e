-- When the content expires, such as a code. The message is not sent after that.
alter table messages add column useful_until timestamptz;
create index messages__settled_at on messages (settled_at) where status <> 'QUEUED';
