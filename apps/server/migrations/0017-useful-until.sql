-- From then on what a mail or text says is worth nothing, such as a code: it is not sent any more.
alter table messages add column useful_until timestamptz;
create index messages__settled_at on messages (settled_at) where status <> 'QUEUED';
